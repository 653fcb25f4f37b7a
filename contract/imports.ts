import { z } from "zod";
import { memberRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { importProblems } from "./lists/import-problems.ts";
import { Id, IdNumber, InstantOut, WebAddress } from "./values.ts";

const ImportedCalendar = z
  .object({
    id: z.int().meta({ description: "Imported calendar id", example: 1 }),
    calendarId: z.int().meta({ description: "Calendar that it blocks", example: 1 }),
    site: z.string().meta({
      description: "Host name of its address. The rest of the address is secret and is not sent back",
      example: "calendar.google.com",
    }),
    readAt: InstantOut.nullable().meta({ description: "When it was last read, in UTC; null if never" }),
    busyTimes: z.int().meta({ description: "Busy times in the next 8 weeks", example: 6 }),
    unreadable: z.int().meta({ description: "Entries whose times could not be read", example: 0 }),
    problem: z.enum(importProblems).nullable().meta({ description: "Why the last reading failed; null if it did not" }),
    failingSince: InstantOut.nullable().meta({
      description: "Since when it could not be read, in UTC; its last known times stay",
    }),
  })
  .meta({ id: "ImportedCalendar", description: "Another calendar whose busy times block one of the host's" });

const hostParams = z.object({ hostId: Id.meta({ description: "Provider account id of the host" }) });
const importParams = hostParams.extend({ id: Id.meta({ description: "Imported calendar id" }) });

const CalendarAddress = z
  .preprocess(
    (value) => (typeof value === "string" ? value.trim().replace(/^webcals?:\/\//i, "https://") : value),
    WebAddress,
  )
  .meta({
    description: "Private address of the calendar in iCalendar format; https, or webcal",
    example: "https://calendar.example/private-3f2a/basic.ics",
  });

const writeRefusals = [...memberRefusals, "account_suspended"] as const;

export const listImportedCalendars = endpoint({
  method: "GET",
  path: "/hosts/{hostId}/importedCalendars",
  room: "connections",
  summary: "List the other calendars that block your own",
  params: hostParams,
  status: 200,
  output: z.array(ImportedCalendar),
  refusals: memberRefusals,
});

export const importCalendar = endpoint({
  method: "POST",
  path: "/hosts/{hostId}/importedCalendars",
  room: "connections",
  summary: "Read another calendar now and every 10 minutes; its busy times cannot be booked",
  params: hostParams,
  body: z.object({
    calendarId: IdNumber.meta({ description: "Your calendar that it blocks" }),
    address: CalendarAddress,
  }),
  status: 201,
  output: success(ImportedCalendar),
  refusals: [...writeRefusals, "too_many_imports"],
});

export const readImportedCalendarNow = endpoint({
  method: "POST",
  path: "/hosts/{hostId}/importedCalendars/{id}/read",
  room: "connections",
  summary: "Read another calendar now",
  params: importParams,
  status: 200,
  output: success(ImportedCalendar),
  refusals: writeRefusals,
});

export const changeImportedCalendar = endpoint({
  method: "PUT",
  path: "/hosts/{hostId}/importedCalendars/{id}",
  room: "connections",
  summary: "Give another calendar a new address",
  params: importParams,
  body: z.object({ address: CalendarAddress }),
  status: 200,
  output: success(ImportedCalendar),
  refusals: writeRefusals,
});

export const removeImportedCalendar = endpoint({
  method: "DELETE",
  path: "/hosts/{hostId}/importedCalendars/{id}",
  room: "connections",
  summary: "Stop reading another calendar; its times are free again",
  params: importParams,
  status: 200,
  output: success(Nothing),
  refusals: writeRefusals,
});
