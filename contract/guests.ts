import { z } from "zod";
import { memberRefusals } from "./caller-refusals.ts";
import { endpoint, success } from "./endpoint.ts";
import { Id, Instant, InstantOut, Line, Paragraphs } from "./values.ts";
import { FinishedTexts } from "./visit-messages.ts";

const managerRefusals = [...memberRefusals, "role_required"] as const;

const Guest = z
  .object({
    id: z.string().meta({ description: "Reference: ten letters and digits", example: "K7MPQ2XWRT" }),
    name: z.string().nullable().meta({ description: "Guest's name; null if erased", example: "Maria Camilleri" }),
    phone: z.string().nullable().meta({ description: "Phone number in E.164 format; null if erased, and for staff" }),
    phoneFormatted: z
      .string()
      .nullable()
      .meta({ description: "The phone number formatted for display; null for staff" }),
    email: z.string().nullable().meta({ description: "Email address; null if not given or erased, and for staff" }),
    places: z.int().meta({ description: "Number of places", example: 2 }),
    admitted: z.int().meta({ description: "How many of them have been checked in", example: 0 }),
    status: z.enum(["confirmed", "cancelled"]).meta({ description: "Whether the places are still taken" }),
    createdAt: InstantOut.meta({ description: "When the guest registered, in UTC" }),
    admittedAt: InstantOut.nullable().meta({ description: "When somebody was last checked in, in UTC; else null" }),
  })
  .meta({ id: "Guest", description: "A guest of an event, as the host sees them" });

const Waiting = Guest.pick({ id: true, name: true, phone: true, phoneFormatted: true, places: true })
  .extend({
    waitingSince: InstantOut.meta({ description: "When the person joined the list, in UTC" }),
    offerEndsAt: InstantOut.nullable().meta({ description: "Until when they have an offer, in UTC; null if none" }),
  })
  .meta({ id: "WaitingGuest", description: "A person on the waiting list of an event, as the host sees them" });

const GuestList = z
  .object({
    eventId: z.int().meta({ description: "Event id", example: 12 }),
    title: z.string().meta({ description: "Title of the event" }),
    communityId: z.int().meta({ description: "Community id, 1 to 6", example: 1 }),
    startTime: InstantOut.meta({ description: "Start of the event, in UTC" }),
    checkInOpensAt: InstantOut.meta({ description: "From when guests can be checked in, in UTC" }),
    timeZone: z.string().meta({ description: "Time zone of the event, as an IANA name" }),
    address: z.string().meta({ description: "Address of the event" }),
    capacity: z.int().nullable().meta({ description: "Number of places; null for no limit", example: 80 }),
    placesTaken: z.int().meta({ description: "Places of everyone who has registered", example: 46 }),
    placesAdmitted: z.int().meta({ description: "Places that have been checked in", example: 12 }),
    cancelledAt: InstantOut.nullable().meta({ description: "When the event was cancelled, in UTC; else null" }),
    placesOffered: z.int().meta({ description: "Places that are offered to people on the waiting list", example: 2 }),
    waiting: z.array(Waiting).meta({ description: "People on the waiting list, first come first" }),
    guests: z.array(Guest).meta({ description: "Guests by name, at most 5,000" }),
  })
  .meta({ id: "GuestList", description: "Guests and counts of an event" });

const eventParams = z.object({ id: Id.meta({ description: "Event id" }) });
const guestParams = eventParams.extend({
  reference: z.string("bad_id").max(10, "too_long").meta({ description: "Reference", example: "K7MPQ2XWRT" }),
});

export const listGuests = endpoint({
  method: "GET",
  path: "/events/{id}/guests",
  room: "registrations",
  summary: "List the guests of your own event; staff get names without phone numbers and addresses",
  params: eventParams,
  query: z.object({
    q: Line({ max: 100 })
      .optional()
      .meta({ description: "Search text: part of a name or phone number, or a full reference" }),
  }),
  status: 200,
  output: GuestList,
  refusals: memberRefusals,
});

export const exportGuests = endpoint({
  method: "GET",
  path: "/events/{id}/guests.csv",
  room: "registrations",
  summary: "Export the guests of your own event as a CSV file",
  params: eventParams,
  status: 200,
  output: z.string().meta({ description: "CSV file in UTF-8" }),
  media: "text/csv; charset=utf-8",
  refusals: managerRefusals,
});

export const readGuestMessages = endpoint({
  method: "GET",
  path: "/events/{id}/guests/{reference}/messages",
  room: "registrations",
  summary: "Get finished texts for one guest of your own event, or a person on its waiting list",
  params: guestParams,
  status: 200,
  output: FinishedTexts,
  refusals: managerRefusals,
});

export const messageGuests = endpoint({
  method: "POST",
  path: "/events/{id}/messages",
  room: "registrations",
  summary: "Send a message by email to all guests of your own event who gave an address",
  params: eventParams,
  body: z.object({ text: Paragraphs({ max: 1000 }).meta({ description: "The message, as plain text" }) }),
  status: 200,
  output: success(
    z
      .object({
        withEmail: z.int().meta({ description: "Guests to whom the message is sent", example: 31 }),
        withoutEmail: z.int().meta({ description: "Guests without an email address, or who want no messages" }),
      })
      .meta({ id: "GuestMessageCounts", description: "How many guests a message reaches" }),
  ),
  refusals: [
    ...managerRefusals,
    "account_suspended",
    "event_cancelled",
    "event_not_public",
    "event_has_no_guests",
    "no_guest_by_email",
    "too_many_requests",
  ],
});

const checkInRefusals = [
  ...memberRefusals,
  "account_suspended",
  "registration_cancelled",
  "registration_waiting",
  "check_in_not_open",
] as const;

export const checkIn = endpoint({
  method: "POST",
  path: "/events/{id}/checkIn",
  room: "registrations",
  summary: "Check in the people of one ticket, by the content of its QR code or its typed reference",
  params: eventParams,
  body: z.object({
    code: Line({ max: 100 }).meta({ description: "Content of the QR code, or the reference in any case and spacing" }),
    people: z
      .int("wrong_type")
      .min(1, "too_small")
      .max(10, "too_large")
      .optional()
      .meta({ description: "How many come in now; everyone who is not in yet if left out", example: 2 }),
  }),
  status: 200,
  output: success(
    Guest.extend({
      admittedBefore: z.int().meta({ description: "How many of them were in before", example: 0 }),
    }).meta({ id: "CheckedInGuest", description: "Guest who was just checked in" }),
  ),
  refusals: [...checkInRefusals, "ticket_for_other_event", "already_admitted"],
});

export const setAdmitted = endpoint({
  method: "PUT",
  path: "/events/{id}/guests/{reference}/admitted",
  room: "registrations",
  summary: "Set how many people of one ticket are in; 0 undoes the check-in",
  params: guestParams,
  body: z.object({
    admitted: z
      .int("wrong_type")
      .min(0, "too_small")
      .max(10, "too_large")
      .meta({ description: "How many of the places are in now, in all", example: 2 }),
    changedAt: Instant.optional().meta({
      description: "When this was decided at the door; now if left out. If somebody decided later, nothing changes",
    }),
  }),
  status: 200,
  output: success(Guest),
  refusals: checkInRefusals,
});

export const watchGuests = endpoint({
  method: "GET",
  path: "/events/{id}/changes",
  room: "registrations",
  summary: "Stream server-sent events: `change` whenever the guests of your own event change",
  params: eventParams,
  status: 200,
  output: z.custom<ReadableStream | string>().meta({ description: "Stream of server-sent events" }),
  media: "text/event-stream",
  refusals: memberRefusals,
});
