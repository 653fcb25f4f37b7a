import { z } from "zod";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { isTimeZone } from "./parse/time-zone.ts";
import { Id, IdempotencyKey, InstantOut, Line, OptionalEmail, OptionalPhoneCountry, orNone } from "./values.ts";
import { PublicEvent } from "./whats-on.ts";

const Places = z
  .int("wrong_type")
  .min(1, "too_small")
  .max(10, "too_large")
  .meta({ description: "Number of places, at most what the event allows per person", example: 2 });

export const Ticket = z
  .object({
    id: z.string().meta({ description: "Reference: ten letters and digits", example: "K7MPQ2XWRT" }),
    secret: z
      .string()
      .meta({ description: "Last part of the private link. Anyone who has it can change or cancel the places" }),
    code: z.string().meta({ description: "What the QR code contains: the reference and a signature" }),
    places: z.int().meta({ description: "Number of places", example: 2 }),
    admitted: z.int().meta({ description: "How many of them have been checked in", example: 0 }),
    status: z.enum(["confirmed", "cancelled", "waiting", "offered", "expired"]).meta({
      description:
        "`confirmed`: the places are taken. `waiting`: on the waiting list. `offered`: the guest can take the places until `offerEndsAt`. `expired`: the guest did not answer the offer",
    }),
    hasLeftList: z.boolean().meta({ description: "Whether the guest left the waiting list and never had places" }),
    peopleAhead: z
      .int()
      .nullable()
      .meta({ description: "How many requests on the waiting list came before; null if not waiting", example: 3 }),
    offeredAt: InstantOut.nullable().meta({ description: "When the places were offered, in UTC; null if never" }),
    offerEndsAt: InstantOut.nullable().meta({
      description: "Until when the offer holds, in UTC; null if there is none",
    }),
    guestName: z.string().nullable().meta({ description: "Guest's name; null if erased", example: "Maria Camilleri" }),
    guestPhoneFormatted: z.string().nullable().meta({ description: "Guest's phone number; null if erased" }),
    guestEmail: z.string().nullable().meta({ description: "Guest's email address; null if not given or erased" }),
    guestTimeZone: z
      .string()
      .nullable()
      .meta({ description: "Time zone of the guest, as an IANA name; null if not given or erased" }),
    createdAt: InstantOut.meta({ description: "When the guest registered, in UTC" }),
    cancelledAt: InstantOut.nullable().meta({ description: "When the places were cancelled, in UTC; else null" }),
    cancelledBy: z.enum(["guest", "host"]).nullable().meta({ description: "Who cancelled; null if nobody did" }),
    canChange: z.boolean().meta({ description: "Whether the guest can still change or cancel the places" }),
    mostPlaces: z.int().meta({ description: "The most places this ticket can have now", example: 6 }),
    isMuted: z.boolean().meta({ description: "Whether the guest wants no messages from the host" }),
    canErase: z.boolean().meta({ description: "Whether the guest can erase their details now" }),
    keptUntil: InstantOut.meta({ description: "When the guest's details are erased automatically, in UTC" }),
    event: PublicEvent,
  })
  .meta({ id: "Ticket", description: "A guest's places at an event, as seen through the private link" });

export const register = endpoint({
  method: "POST",
  path: "/whatsOn/{id}/registrations",
  room: "registrations",
  summary: "Register for an event; no account needed",
  params: z.object({ id: Id.meta({ description: "Event id" }) }),
  headers: IdempotencyKey,
  body: z.object({
    places: Places,
    guestName: Line({ max: 120, missing: "name_required" }).meta({
      description: "Guest's name",
      example: "Maria Camilleri",
    }),
    guestPhone: Line({ max: 40, missing: "phone_required" }).meta({
      description: "Phone number; without a + it is read as a number of `phoneCountry`",
      example: "9911 2233",
    }),
    phoneCountry: OptionalPhoneCountry,
    guestEmail: orNone(OptionalEmail).meta({
      description: "Optional email address for the ticket; required for the waiting list",
    }),
    guestTimeZone: z
      .string("wrong_type")
      .refine(isTimeZone, "not_an_option")
      .optional()
      .meta({ description: "Time zone of the guest, as an IANA name; mails and the ticket then show that time, too" }),
    waitIfFull: z.boolean("wrong_type").optional().meta({
      description: "True to join the waiting list if there are not enough places and the event has a list",
    }),
  }),
  status: 201,
  output: success(Ticket),
  refusals: [
    "not_found",
    "event_full",
    "event_cancelled",
    "registration_closed",
    "registration_elsewhere",
    "registration_not_possible",
    "already_registered",
    "request_in_flight",
    "same_key_other_request",
  ],
});

const secretParams = z.object({
  secret: z
    .string()
    .max(100)
    .meta({ description: "Last part of the ticket's private link", example: "K7MPQ2XWRTq3v…" }),
});

export const readTicket = endpoint({
  method: "GET",
  path: "/registrations/{secret}",
  room: "registrations",
  summary: "Get a ticket by its private link",
  params: secretParams,
  status: 200,
  output: Ticket,
  refusals: ["not_found", "guest_details_erased"],
});

export const changePlaces = endpoint({
  method: "POST",
  path: "/registrations/{secret}/places",
  room: "registrations",
  summary: "Change the number of places, until the event starts",
  params: secretParams,
  body: z.object({ places: Places }),
  status: 200,
  output: success(Ticket),
  refusals: [
    "not_found",
    "guest_details_erased",
    "registration_cancelled",
    "registration_waiting",
    "registration_closed",
    "event_cancelled",
    "event_full",
    "places_below_admitted",
  ],
});

export const acceptOffer = endpoint({
  method: "POST",
  path: "/registrations/{secret}/accept",
  room: "registrations",
  summary: "Take the places that were offered to you from the waiting list",
  params: secretParams,
  body: z.object({
    places: Places.optional().meta({ description: "How many of the offered places you take; all if left out" }),
  }),
  status: 200,
  output: success(Ticket),
  refusals: ["not_found", "guest_details_erased", "event_cancelled", "registration_closed", "offer_ended"],
});

export const waitAgain = endpoint({
  method: "POST",
  path: "/registrations/{secret}/wait",
  room: "registrations",
  summary: "Join the waiting list again, at its end, after an offer has ended",
  params: secretParams,
  status: 200,
  output: success(Ticket),
  refusals: [
    "not_found",
    "guest_details_erased",
    "registration_closed",
    "registration_cancelled",
    "already_registered",
  ],
});

export const cancelRegistration = endpoint({
  method: "POST",
  path: "/registrations/{secret}/cancel",
  room: "registrations",
  summary: "Cancel all places or leave the waiting list, until the event starts; cancelling again changes nothing",
  params: secretParams,
  status: 200,
  output: success(Ticket),
  refusals: ["not_found", "guest_details_erased", "registration_closed", "already_admitted"],
});

export const muteMessages = endpoint({
  method: "POST",
  path: "/registrations/{secret}/mute",
  room: "registrations",
  summary: "Say whether you want messages from the host; changes and cancellations are always mailed",
  params: secretParams,
  body: z.object({ isMuted: z.boolean("wrong_type").meta({ description: "True to get no messages" }) }),
  status: 200,
  output: success(Ticket),
  refusals: ["not_found", "guest_details_erased"],
});

export const eraseGuestDetails = endpoint({
  method: "POST",
  path: "/registrations/{secret}/erase",
  room: "moderation",
  summary: "Erase the guest's details after the event or a cancellation; the private link stops working",
  params: secretParams,
  status: 200,
  output: success(Nothing),
  refusals: ["not_found", "guest_details_erased", "event_still_ahead"],
});

export const downloadTicketCalendar = endpoint({
  method: "GET",
  path: "/registrations/{secret}/calendar.ics",
  room: "registrations",
  summary: "Download the event of a ticket as an iCalendar file",
  params: secretParams,
  status: 200,
  output: z.string().meta({ description: "iCalendar file" }),
  media: "text/calendar; charset=utf-8",
  refusals: ["not_found", "guest_details_erased"],
});
