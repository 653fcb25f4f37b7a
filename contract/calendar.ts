import { z } from "zod";
import { memberRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { Id, IdList, IdNumber, Instant, InstantOut } from "./values.ts";

const Slot = z
  .object({
    id: z.int().meta({ description: "Start in seconds since the Unix epoch, divided by 900", example: 1_999_444 }),
    start_time: InstantOut.meta({ description: "Start of the cell, in UTC" }),
    status: z
      .enum(["available", "booked", "unavailable"])
      .meta({ description: "Status of the cell; cells that are not set are omitted" }),
    service_item_id: z
      .int()
      .nullable()
      .meta({ description: "Booked service item, only sent to the owner of the calendar; null otherwise" }),
    kind: z
      .enum(["visit", "hold", "event", "imported", "before", "after"])
      .optional()
      .meta({ description: "What the time is held for; only sent to the owner of the calendar" }),
    byHours: z
      .literal(true)
      .optional()
      .meta({ description: "Available by the opening hours, not set by hand; only sent to the owner of the calendar" }),
    calendarId: z.int().optional().meta({ description: "Calendar of the cell; only sent with `eachCalendar`" }),
  })
  .meta({ id: "Slot", description: "Quarter of an hour in a provider's calendar" });

export const listSlots = endpoint({
  method: "GET",
  path: "/providerCalendar/slots",
  room: "calendar",
  summary:
    "List the cells of a calendar; with `serviceItemId` or `serviceItems`, only future start times at which they fit",
  query: z.object({
    kindredProviderId: Id.meta({ description: "Provider account id" }),
    startTime: Instant.meta({ description: "Start of the window" }),
    endTime: Instant.meta({ description: "End of the window, exclusive; at most 62 days after its start" }),
    serviceItemId: Id.optional().meta({ description: "Only start times for this service item" }),
    serviceItems: IdList.optional().meta({
      description: "Only start times for a visit with all of these service items, separated by commas",
    }),
    calendarId: Id.optional().meta({
      description: "Only this calendar; without it, a cell has the best status of all",
    }),
    eachCalendar: z.literal("true", "not_an_option").optional().meta({
      description:
        "If `true`, lists the cells of each of your own calendars separately, for at most 8 days. Strangers get an empty list",
    }),
  }),
  status: 200,
  output: z.array(Slot),
  refusals: ["not_found"],
});

export const listNextStarts = endpoint({
  method: "GET",
  path: "/providerCalendar/nextStarts",
  room: "calendar",
  summary:
    "Get the next start time of a service item in each calendar that offers it, as far ahead as it can be booked",
  query: z.object({
    kindredProviderId: Id.meta({ description: "Provider account id" }),
    serviceItemId: Id.optional().meta({ description: "Service item id" }),
    serviceItems: IdList.optional().meta({
      description: "Several service item ids of one visit, separated by commas, instead of `serviceItemId`",
    }),
    after: Instant.optional().meta({ description: "Only starts from this time on; without it, from now on" }),
  }),
  status: 200,
  output: z.array(
    z
      .object({
        calendarId: z.int().meta({ description: "Calendar id", example: 1 }),
        startTime: InstantOut.nullable().meta({ description: "Its next free start, in UTC; null if there is none" }),
        isTooLong: z.boolean().meta({
          description: "True if the visit takes longer than the calendar is ever open at a time, so it never fits",
        }),
      })
      .meta({ id: "NextStart", description: "Next start time in a calendar" }),
  ),
  refusals: ["not_found"],
});

const settable = ["available", "unavailable", "hours"] as const;
/** A year of days with ten settings each. */
const maxSettings = 4000;

const Setting = {
  status: z.enum(settable, "not_an_option").meta({
    description: "What was set by hand; `hours` means nothing, so the opening hours apply",
  }),
};

/** What a change has replaced. `restoreAvailability` takes it back. */
export const ReplacedSettings = z
  .array(
    z
      .object({
        startTime: InstantOut.meta({ description: "Start of the time, in UTC" }),
        endTime: InstantOut.meta({ description: "End of the time, exclusive, in UTC" }),
        ...Setting,
      })
      .meta({ id: "ReplacedSetting", description: "Time and what was set in it before" }),
  )
  .meta({ description: "What was set before, for undoing the change with `POST /providerCalendar/restore`" });

export const setAvailability = endpoint({
  method: "POST",
  path: "/providerCalendar/availability",
  room: "calendar",
  summary: "Mark time in your own calendar as available or unavailable; booked cells stay booked and are returned",
  body: z.object({
    kindredProviderId: IdNumber.meta({ description: "Your provider account id" }),
    startTime: Instant.meta({ description: "Start of the time, on a quarter of an hour" }),
    endTime: Instant.meta({
      description: "End of the time, exclusive, on a quarter of an hour; at most 31 days after its start",
    }),
    status: z.enum(["available", "unavailable", "hours"], "not_an_option").meta({
      description: "New status of the cells; `hours` removes what was set, so that the opening hours apply again",
    }),
    calendarId: IdNumber.optional().meta({ description: "Your calendar; without it, your first one" }),
  }),
  status: 200,
  output: success(
    z
      .object({
        kept: z.array(InstantOut).meta({ description: "Start times of the booked cells in this time, in UTC" }),
        before: ReplacedSettings,
      })
      .meta({ description: "Cells that stay booked" }),
  ),
  refusals: ["not_signed_in", "provider_account_required", "account_suspended", "not_yours", "not_found"],
});

export const restoreAvailability = endpoint({
  method: "POST",
  path: "/providerCalendar/restore",
  room: "calendar",
  summary: "Undo a change of your own calendar; bookings stay, and so does time that was changed again since",
  body: z.object({
    kindredProviderId: IdNumber.meta({ description: "Your provider account id" }),
    calendarId: IdNumber.optional().meta({ description: "Your calendar; without it, your first one" }),
    status: z
      .enum(settable, "not_an_option")
      .meta({ description: "What the change had set. Time with another status is not restored" }),
    before: z
      .array(
        z.object({
          startTime: Instant.meta({ description: "Start of the time, on a quarter of an hour" }),
          endTime: Instant.meta({ description: "End of the time, exclusive, on a quarter of an hour" }),
          ...Setting,
        }),
      )
      .min(1, "required")
      .max(maxSettings, "too_long")
      .meta({ description: "What was set before, as in the answer to the change" }),
    onlyIfUnchanged: z.boolean("wrong_type").optional().meta({
      description: "If true, nothing is restored if any of this time was changed again since",
    }),
  }),
  maxBodyBytes: 512 * 1024,
  status: 200,
  output: success(Nothing),
  refusals: [
    "not_signed_in",
    "provider_account_required",
    "account_suspended",
    "not_yours",
    "not_found",
    "availability_changed",
  ],
});

export const watchCalendar = endpoint({
  method: "GET",
  path: "/providerCalendar/changes",
  room: "calendar",
  summary: "Stream server-sent events: `change` whenever your own calendar changes",
  query: z.object({ kindredProviderId: Id.meta({ description: "Your provider account id" }) }),
  status: 200,
  output: z.custom<ReadableStream | string>().meta({ description: "Stream of server-sent events" }),
  media: "text/event-stream",
  refusals: memberRefusals,
});
