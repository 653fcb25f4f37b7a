import { z } from "zod";
import { endpoint, success } from "./endpoint.ts";
import { calendarColours } from "./lists/calendar-colours.ts";
import { Id, IdNumber, Name } from "./values.ts";

export const Calendar = z
  .object({
    id: z.int().meta({ description: "Calendar id", example: 1 }),
    name: z.string().meta({ description: "Name that customers see", example: "Amara" }),
    colour: z
      .enum(calendarColours)
      .optional()
      .meta({ description: "Colour shown with its name; here only sent to members" }),
    memberId: z.int().nullable().optional().meta({
      description: "User id of the member whose time it is; null for a chair or a room; only sent to members",
    }),
    isOpen: z.boolean().optional().meta({ description: "Whether it takes bookings; only sent to members" }),
  })
  .meta({ id: "Calendar", description: "Something that can be booked at a host: a person's time, a chair, a room" });

const hostParams = z.object({ hostId: Id.meta({ description: "Provider account id of the host" }) });

export const listCalendars = endpoint({
  method: "GET",
  path: "/hosts/{hostId}/calendars",
  room: "hosts",
  summary: "List a host's calendars in the host's order; strangers get those that take bookings, if there are several",
  params: hostParams,
  query: z.object({
    serviceItemId: Id.optional().meta({ description: "Only calendars that offer this service item" }),
  }),
  status: 200,
  output: z.array(Calendar),
  refusals: ["not_found"],
});

const calendarFields = {
  name: Name({ max: 60 }).meta({ description: "Name that customers see", example: "Amara" }),
  colour: z.enum(calendarColours, "not_an_option").meta({ description: "Colour shown with its name" }),
  memberId: IdNumber.nullable().meta({ description: "User id of the member whose time it is; null for none" }),
  isOpen: z.boolean("wrong_type").meta({ description: "Whether it takes bookings" }),
};

const refusals = [
  "not_signed_in",
  "provider_account_required",
  "account_suspended",
  "role_required",
  "not_found",
  "too_many_calendars",
  "last_calendar",
] as const;

export const createCalendar = endpoint({
  method: "POST",
  path: "/hosts/{hostId}/calendars",
  room: "hosts",
  summary: "Add a calendar to your own host, after the others",
  params: hostParams,
  body: z.object({
    name: calendarFields.name,
    colour: calendarFields.colour.optional(),
    memberId: calendarFields.memberId.optional(),
  }),
  status: 201,
  output: success(Calendar),
  refusals,
});

export const updateCalendar = endpoint({
  method: "PATCH",
  path: "/hosts/{hostId}/calendars/{calendarId}",
  room: "hosts",
  summary: "Change a calendar of your own host; fields that are left out stay as they are",
  params: hostParams.extend({ calendarId: Id.meta({ description: "Calendar id" }) }),
  body: z.object({
    name: calendarFields.name.optional(),
    colour: calendarFields.colour.optional(),
    memberId: calendarFields.memberId.optional(),
    isOpen: calendarFields.isOpen.optional(),
    position: z
      .int("wrong_type")
      .min(1, "too_small")
      .max(50, "too_large")
      .optional()
      .meta({ description: "Place in the host's order, from 1; the others move", example: 1 }),
  }),
  status: 200,
  output: success(Calendar),
  refusals,
});
