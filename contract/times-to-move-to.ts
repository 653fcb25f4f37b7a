import { z } from "zod";
import { secretParams } from "./bookings.ts";
import { endpoint } from "./endpoint.ts";
import { Instant, InstantOut } from "./values.ts";

export const listStartsToMoveTo = endpoint({
  method: "GET",
  path: "/bookings/{secret}/starts",
  room: "bookings",
  summary: "List the future start times this booking can move to; its own time counts as free",
  params: secretParams,
  query: z.object({
    startTime: Instant.meta({ description: "Start of the window" }),
    endTime: Instant.meta({ description: "End of the window, exclusive; at most 62 days after its start" }),
  }),
  status: 200,
  output: z.array(InstantOut),
  refusals: ["not_found", "booking_details_erased"],
});

export const readNextStartToMoveTo = endpoint({
  method: "GET",
  path: "/bookings/{secret}/nextStart",
  room: "bookings",
  summary: "Get the first start time this booking can move to, however far ahead it is",
  params: secretParams,
  query: z.object({ after: Instant.meta({ description: "Only starts from this time on" }) }),
  status: 200,
  output: z
    .object({ startTime: InstantOut.nullable().meta({ description: "First start, in UTC; null if there is none" }) })
    .meta({ id: "NextStartToMoveTo", description: "First time that a booking can move to" }),
  refusals: ["not_found", "booking_details_erased"],
});
