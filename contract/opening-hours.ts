import { z } from "zod";
import { ReplacedSettings } from "./calendar.ts";
import { memberRefusals } from "./caller-refusals.ts";
import { endpoint, success } from "./endpoint.ts";
import { Id, IdNumber, InstantOut, Line, LocalDate, orNone } from "./values.ts";

const clockTime = /^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/;
const ClockTime = z
  .string("wrong_type")
  .regex(clockTime, "off_grid")
  .meta({ description: "Local time on a quarter of an hour; 24:00 is the end of the day", example: "09:00" });

const Stretch = z
  .object({
    from: ClockTime.meta({ description: "Local time at which it opens", example: "09:00" }),
    to: ClockTime.meta({ description: "Local time at which it closes; 24:00 at the end of the day", example: "13:00" }),
  })
  .refine(({ from, to }) => from < to, { error: "range_inverted", path: ["to"] })
  .meta({ id: "Stretch", description: "Time in which a calendar is open" });

const Stretches = z
  .array(Stretch, "wrong_type")
  .max(4, "too_many_stretches")
  .transform((all) => all.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
  .refine((all) => all.every((one, n) => n === 0 || (all[n - 1]?.to ?? "") <= one.from), "stretches_overlap")
  .meta({ description: "Up to four stretches that do not overlap; none if closed" });

const StretchesOut = z.array(Stretch).meta({ description: "In the order of the day; empty if closed" });

const Days = z
  .array(Stretches, "wrong_type")
  .length(7, "wrong_type")
  .meta({ description: "The stretches of seven days, Monday first" });

const validFrom = LocalDate.meta({ description: "First day on which these hours count", example: "2027-03-01" });

const WeeklyHours = z
  .object({ validFrom, days: z.array(StretchesOut).meta({ description: "Seven days, Monday first" }) })
  .meta({ id: "WeeklyHours", description: "Weekly hours, from a date on until the next version" });

const DifferingDay = z
  .object({
    date: LocalDate.meta({ description: "The day", example: "2027-03-01" }),
    stretches: StretchesOut,
    reason: z.string().nullable().meta({ description: "Why, only for the host; null if none is given" }),
  })
  .meta({ id: "DifferingDay", description: "Day with hours of its own" });

const OpeningHours = z
  .object({
    weekly: z.array(WeeklyHours).meta({ description: "The hours of today, if there are any, and later versions" }),
    differingDays: z.array(DifferingDay).meta({ description: "From today on" }),
    closedOnHolidays: z.boolean().meta({ description: "Whether it closes on the country's public holidays" }),
    holidays: z
      .array(
        z
          .object({
            date: LocalDate.meta({ description: "The day", example: "2027-12-25" }),
            name: z.string().meta({ description: "Name of the holiday", example: "Christmas Day" }),
            isOpened: z.boolean().meta({ description: "Whether the weekly hours hold on it all the same" }),
          })
          .meta({ id: "PublicHoliday", description: "Public holiday of the host's country" }),
      )
      .meta({ description: "Public holidays of the next 12 months" }),
  })
  .meta({ id: "OpeningHours", description: "When a calendar is open" });

const params = z.object({
  hostId: Id.meta({ description: "Provider account id of the host" }),
  calendarId: Id.meta({ description: "Calendar id" }),
});
const dayParams = params.extend({ date: LocalDate.meta({ description: "The day", example: "2027-03-01" }) });

const path = "/hosts/{hostId}/calendars/{calendarId}/hours" as const;
const refusals = [...memberRefusals, "account_suspended"] as const;

export const readHours = endpoint({
  method: "GET",
  path,
  room: "calendar",
  summary: "Read the opening hours of one of your own calendars",
  params,
  status: 200,
  output: OpeningHours,
  refusals: memberRefusals,
});

export const setWeeklyHours = endpoint({
  method: "PUT",
  path,
  room: "calendar",
  summary: "Set the weekly hours of your own calendar from a date on; bookings and times set by hand stay",
  params,
  body: z.object({ validFrom, days: Days }),
  status: 200,
  output: success(OpeningHours),
  refusals,
});

export const previewHours = endpoint({
  method: "POST",
  path: `${path}/preview`,
  room: "calendar",
  summary: "Show when your own calendar is open in the next 7 days; with weekly hours, as if they were saved",
  params,
  body: z.object({
    validFrom: validFrom.optional(),
    days: Days.optional(),
  }),
  status: 200,
  output: z.array(
    z
      .object({
        date: LocalDate.meta({ description: "The day", example: "2027-03-01" }),
        stretches: z
          .array(
            Stretch.extend({
              byHours: z.boolean().meta({ description: "By the opening hours; otherwise set by hand" }),
            }).meta({ id: "OpenStretch", description: "Time in which the calendar is open on a day" }),
          )
          .meta({ description: "In the order of the day; empty if closed" }),
      })
      .meta({ id: "DayPreview", description: "A day as customers find it, apart from bookings" }),
  ),
  refusals: memberRefusals,
});

export const setDifferingDay = endpoint({
  method: "PUT",
  path: `${path}/days/{date}`,
  room: "calendar",
  summary: "Give a day of your own calendar hours of its own, or close it",
  params: dayParams,
  body: z.object({
    stretches: Stretches,
    reason: orNone(Line({ max: 120 })).meta({ description: "Why, only for the host; null for none" }),
  }),
  status: 200,
  output: success(OpeningHours),
  refusals,
});

export const removeDifferingDay = endpoint({
  method: "DELETE",
  path: `${path}/days/{date}`,
  room: "calendar",
  summary: "Let the weekly hours hold again on a day of your own calendar",
  params: dayParams,
  status: 200,
  output: success(OpeningHours),
  refusals,
});

export const setHolidayClosing = endpoint({
  method: "PUT",
  path: `${path}/holidays`,
  room: "calendar",
  summary: "Close your own calendar on public holidays, except on single days, or not at all",
  params,
  body: z.object({
    closed: z.boolean("wrong_type").meta({ description: "Whether it closes on public holidays" }),
    openedDays: z
      .array(LocalDate, "wrong_type")
      .max(60, "too_long")
      .meta({ description: "Holidays on which the weekly hours hold all the same", example: ["2027-12-13"] }),
  }),
  status: 200,
  output: success(OpeningHours),
  refusals,
});

export const setRange = endpoint({
  method: "POST",
  path: "/providerCalendar/range",
  room: "calendar",
  summary: "Open or close the same hours on many days of your own calendar; all or nothing, bookings stay",
  body: z.object({
    kindredProviderId: IdNumber.meta({ description: "Your provider account id" }),
    calendarId: IdNumber.optional().meta({ description: "Your calendar; without it, your first one" }),
    startDate: LocalDate.meta({ description: "First day", example: "2027-03-01" }),
    endDate: LocalDate.meta({ description: "Last day; at most 366 days in all", example: "2027-03-31" }),
    from: ClockTime.meta({ description: "Local time at which it starts on each day", example: "09:00" }),
    to: ClockTime.meta({ description: "Local time at which it ends on each day", example: "17:00" }),
    weekdays: z
      .array(z.int("wrong_type").min(1, "too_small").max(7, "too_large"), "wrong_type")
      .min(1, "required")
      .max(7, "too_long")
      .optional()
      .meta({ description: "Only these days of the week, 1 for Monday; all of them if left out", example: [1, 2, 3] }),
    status: z.enum(["available", "unavailable", "hours"], "not_an_option").meta({
      description: "New status of the cells; `hours` removes what was set, so that the opening hours apply again",
    }),
  }),
  status: 200,
  output: success(
    z
      .object({
        days: z.int().meta({ description: "On how many days it was set", example: 22 }),
        kept: z
          .array(
            z
              .object({
                bookingId: z.string().meta({ description: "Booking id", example: "KB-7F3K-92QD" }),
                startTime: InstantOut.meta({ description: "Its start, in UTC" }),
                endTime: InstantOut.meta({ description: "Its end, in UTC" }),
              })
              .meta({ id: "KeptBooking", description: "Booking that stays" }),
          )
          .meta({ description: "Bookings in these times; they stay" }),
        before: ReplacedSettings,
      })
      .meta({ description: "What was set" }),
  ),
  refusals: ["not_signed_in", "provider_account_required", "account_suspended", "not_yours", "not_found"],
});
