import { z } from "zod";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { IdNumber, Instant, InstantOut, ServiceItemIds } from "./values.ts";

/** Why nobody can book then. */
export const slotRefusals = [
  "slot_taken",
  "not_offered_then",
  "start_is_past",
  "start_off_grid",
  "start_too_far",
  "item_not_offered",
] as const;

export const HoldId = z
  .string("bad_id")
  .regex(/^[\w-]{22}$/, "bad_id")
  .meta({
    description: "Id of a hold; only the browser that asked for it knows it",
    example: "q3vX0kL2mN4pR6sT8uV1wY",
  });

export const createHold = endpoint({
  method: "POST",
  path: "/holds",
  room: "bookings",
  summary: "Hold a time for 10 minutes while a customer books it; until then, nobody else can book it",
  body: z.object({
    kindredProviderId: IdNumber.meta({ description: "Provider account id" }),
    startTime: Instant.meta({ description: "Start of the visit, on a quarter of an hour" }),
    serviceItems: ServiceItemIds,
    calendarId: IdNumber.optional().meta({
      description: "Calendar to book in; without it, the free one with the fewest visits that day",
    }),
    id: HoldId.optional().meta({
      description:
        "Random id of the hold, so that a booking can name it before the response arrives; else we choose one",
    }),
    browser: HoldId.optional().meta({
      description: "Random token of the browser. Its other hold with this host is released, so that it has only one",
    }),
    replaces: HoldId.optional().meta({ description: "Hold of the same browser that is released first" }),
  }),
  status: 201,
  output: success(
    z
      .object({
        id: HoldId.meta({ description: "Send it as `holdId` with the booking" }),
        expiresAt: InstantOut.meta({ description: "Until when the time is held, in UTC" }),
      })
      .meta({ id: "Hold", description: "Time that is held for a customer" }),
  ),
  refusals: [...slotRefusals, "calendar_not_offered", "too_many_holds", "not_found", "provider_not_bookable"],
});

export const releaseHold = endpoint({
  method: "DELETE",
  path: "/holds/{id}",
  room: "bookings",
  summary: "Release a hold; releasing one that has expired changes nothing",
  params: z.object({ id: HoldId }),
  status: 200,
  output: success(Nothing),
  refusals: [],
});
