import { z } from "zod";
import { done, endpoint } from "./endpoint.ts";
import { Id, IdNumber, Instant, InstantOut } from "./values.ts";

const Slot = z
  .object({
    id: z.int().meta({ description: "The start's epoch seconds divided by 900", example: 1_999_444 }),
    start_time: InstantOut,
    status: z.enum(["available", "booked", "unavailable"]).meta({ description: "Cells that are not set are left out" }),
    service_item_id: z.int().nullable().meta({ description: "What is booked; only for the calendar's owner" }),
  })
  .meta({ id: "Slot", description: "A quarter of an hour of a provider's calendar" });

export const listSlots = endpoint({
  method: "GET",
  path: "/providerCalendar/slots",
  room: "calendar",
  summary: "The set cells of a calendar; with `serviceItemId`, only future starts where that item fits",
  query: z.object({
    kindredProviderId: Id,
    startTime: Instant,
    endTime: Instant.meta({ description: "Exclusive; at most 62 days after the start" }),
    serviceItemId: Id.optional(),
  }),
  status: 200,
  output: z.array(Slot),
  refusals: ["not_found"],
});

export const setAvailability = endpoint({
  method: "POST",
  path: "/providerCalendar/availability",
  room: "calendar",
  summary: "Open or close time in one's own calendar; booked cells are kept and named in the answer",
  body: z.object({
    kindredProviderId: IdNumber,
    startTime: Instant,
    endTime: Instant.meta({ description: "Exclusive; at most 31 days after the start" }),
    status: z.enum(["available", "unavailable"], "not_an_option").meta({ description: "What the cells become" }),
  }),
  status: 200,
  output: done(
    z
      .object({
        kept: z.array(InstantOut).meta({ description: "The starts of booked cells, which stay as they are" }),
      })
      .meta({ description: "What the change left alone" }),
  ),
  refusals: ["not_signed_in", "provider_account_required", "account_suspended", "not_yours"],
});

export const watchCalendar = endpoint({
  method: "GET",
  path: "/providerCalendar/changes",
  room: "calendar",
  summary: "A line of server-sent events: `change` whenever one's own calendar has changed",
  query: z.object({ kindredProviderId: Id }),
  status: 200,
  output: z.custom<ReadableStream | string>().meta({ description: "Server-sent events" }),
  media: "text/event-stream",
  refusals: ["not_signed_in", "provider_account_required", "not_found"],
});
