import { z } from "zod";
import { CustomerBooking, expectedTerms } from "./bookings.ts";
import { managerRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { slotRefusals } from "./holds.ts";
import { mostWaitingDays, partsOfDay } from "./lists/parts-of-day.ts";
import {
  Id,
  IdempotencyKey,
  IdNumber,
  Instant,
  InstantOut,
  Line,
  LocalDate,
  OptionalEmail,
  OptionalPhoneCountry,
  orNone,
  placeFields,
  ServiceItemIds,
} from "./values.ts";

const PartOfDay = z.enum(partsOfDay, "not_an_option").meta({
  description: "Part of the day at the venue: until 12:00, until 17:00, later",
  example: "afternoon",
});

const Wishes = z
  .array(
    z.object({
      day: LocalDate.meta({ description: "Day at the venue", example: "2027-03-05" }),
      parts: z.array(PartOfDay).meta({ description: "Parts of this day that suit the person" }),
    }),
  )
  .meta({ description: "When the person can come. Offers that ended or were declined are no longer in it" });

const reference = z.string().meta({ description: "Reference: ten letters and digits", example: "K7MPQ2XWRT" });

const TimeOffer = z
  .object({
    startTime: InstantOut.meta({ description: "Start of the visit, in UTC" }),
    endTime: InstantOut.meta({ description: "End of the visit, in UTC" }),
    endsAt: InstantOut.meta({ description: "Until when the time is held for the person, in UTC" }),
    isOpen: z.boolean().meta({ description: "Whether the person can still take it" }),
  })
  .meta({ id: "TimeOffer", description: "Time that is or was offered to somebody on the waiting list" });

export const WaitingPerson = z
  .object({
    id: reference,
    secret: z
      .string()
      .meta({ description: "Last part of the private link. Anyone who has it can answer offers and leave the list" }),
    status: z.enum(["waiting", "offered", "booked"]).meta({
      description: "`offered`: the person can take the time until `offer.endsAt`. `booked`: they took it",
    }),
    kindredProviderId: z.int().meta({ description: "Provider account id", example: 1 }),
    calendarId: z.int().nullable().meta({ description: "Calendar that the person asked for; null for any" }),
    calendarName: z
      .string()
      .nullable()
      .meta({ description: "Whom or what the offer is with; null if there is one calendar" }),
    customerName: z.string().meta({ description: "Name", example: "Maria Camilleri" }),
    customerPhoneFormatted: z.string().nullable().meta({ description: "Phone number; null if not given" }),
    customerEmail: z.string().nullable().meta({ description: "Email address; null if not given" }),
    wishes: Wishes,
    lastDay: LocalDate.meta({ description: "The details are deleted after this day", example: "2027-03-09" }),
    serviceItems: z
      .array(
        z.object({
          id: z.int().meta({ description: "Service item id", example: 11 }),
          name: z.string().meta({ description: "Name", example: "Knotless braids" }),
        }),
      )
      .meta({ description: "What the person wants to book, in the order of the visit" }),
    price: z.number().meta({ description: "Price of all items now", example: 65 }),
    durationMinutes: z.int().nullable().meta({ description: "Duration of all items now; null if they have none" }),
    ...placeFields,
    offer: TimeOffer.nullable().meta({ description: "Latest offer; null if there was none" }),
    bookingSecret: z.string().nullable().meta({ description: "Private link of the booking; null if there is none" }),
    provider: z
      .object({
        providerId: z.int().meta({ description: "Listing id", example: 7 }),
        name: z.string().meta({ description: "Name of the listing" }),
        address: z.string().meta({ description: "Address of the venue" }),
        communityId: z.int().meta({ description: "Community of the listing, 1 to 6", example: 1 }),
      })
      .meta({ description: "Listing where the person wants to go" }),
  })
  .meta({ id: "WaitingPerson", description: "Somebody on a host's waiting list, as seen through the private link" });

const customerEmail = orNone(OptionalEmail);

export const joinWaitingList = endpoint({
  method: "POST",
  path: "/waitingList",
  room: "waiting-list",
  summary: "Join a host's waiting list; no account needed",
  headers: IdempotencyKey,
  body: z.object({
    kindredProviderId: IdNumber.meta({ description: "Provider account id" }),
    serviceItems: ServiceItemIds,
    calendarId: IdNumber.optional().meta({ description: "Calendar that the person asks for; any if left out" }),
    days: z
      .array(LocalDate, "required")
      .min(1, "required")
      .max(mostWaitingDays, "too_long")
      .meta({ description: "Days that suit the person, at the venue", example: ["2027-03-05"] }),
    partsOfDay: z
      .array(PartOfDay, "required")
      .min(1, "required")
      .max(partsOfDay.length, "too_long")
      .meta({ description: "Parts of these days that suit the person", example: ["afternoon"] }),
    customerName: Line({ max: 120, missing: "name_required" }).meta({
      description: "Name",
      example: "Maria Camilleri",
    }),
    customerPhone: orNone(Line({ max: 40 })).meta({
      description: "Phone number; required without an email address. Without a + it is read as one of `phoneCountry`",
      example: "9911 2233",
    }),
    phoneCountry: OptionalPhoneCountry,
    customerEmail: customerEmail.meta({
      description: "Email address for offers; without it, only the host can offer a time",
    }),
  }),
  status: 201,
  output: success(WaitingPerson),
  refusals: [
    "not_found",
    "provider_not_bookable",
    "item_not_offered",
    "calendar_not_offered",
    "booking_not_possible",
    "already_waiting",
    "waiting_list_full",
    "request_in_flight",
    "same_key_other_request",
  ],
});

const secretParams = z.object({
  secret: z.string().max(100).meta({ description: "Last part of the private link", example: "K7MPQ2XWRTq3v…" }),
});

export const readWaitingPerson = endpoint({
  method: "GET",
  path: "/waitingList/{secret}",
  room: "waiting-list",
  summary: "Get your place on a waiting list by its private link",
  params: secretParams,
  status: 200,
  output: WaitingPerson,
  refusals: ["not_found"],
});

export const acceptTime = endpoint({
  method: "POST",
  path: "/waitingList/{secret}/accept",
  room: "waiting-list",
  summary: "Book the time that was offered to you; accepting again returns the booking",
  params: secretParams,
  body: z.object(expectedTerms),
  status: 200,
  output: success(CustomerBooking),
  refusals: [
    "not_found",
    "time_offer_ended",
    "terms_changed",
    ...slotRefusals,
    "calendar_not_offered",
    "provider_not_bookable",
  ],
});

export const declineTime = endpoint({
  method: "POST",
  path: "/waitingList/{secret}/decline",
  room: "waiting-list",
  summary: "Decline the time that was offered to you; you get no more offers for that day",
  params: secretParams,
  status: 200,
  output: success(WaitingPerson),
  refusals: ["not_found"],
});

export const leaveWaitingList = endpoint({
  method: "POST",
  path: "/waitingList/{secret}/leave",
  room: "waiting-list",
  summary: "Leave the waiting list; your details are deleted. Leaving again changes nothing",
  params: secretParams,
  status: 200,
  output: success(Nothing),
  refusals: ["not_found"],
});

const hostParams = z.object({ hostId: Id.meta({ description: "Provider account id of the host" }) });
const personParams = hostParams.extend({
  id: z.string("bad_id").max(10, "too_long").meta({ description: "Reference of the person", example: "K7MPQ2XWRT" }),
});
const changeRefusals = [...managerRefusals, "account_suspended"] as const;

const HostWaitingPerson = z
  .object({
    id: reference,
    customerName: WaitingPerson.shape.customerName,
    customerPhone: z.string().nullable().meta({ description: "Phone number in E.164 format; null if not given" }),
    customerPhoneFormatted: WaitingPerson.shape.customerPhoneFormatted,
    customerEmail: WaitingPerson.shape.customerEmail,
    serviceItemName: z.string().meta({ description: "Names of the items, joined with a plus sign" }),
    calendarId: WaitingPerson.shape.calendarId,
    wishes: Wishes,
    waitingSince: InstantOut.meta({ description: "When the person joined, in UTC" }),
    offer: TimeOffer.nullable().meta({ description: "Offer that the person can still take; null if there is none" }),
    fitsAt: InstantOut.nullable().meta({
      description: "First free start that suits the person now; null if none does",
    }),
    whatsapp: z.string().nullable().meta({
      description: "Opens WhatsApp with the offer in the person's language; null without an offer or a phone number",
    }),
  })
  .meta({ id: "HostWaitingPerson", description: "Somebody on the waiting list, as the host sees them" });

const MostPeople = z
  .int("wrong_type")
  .min(0, "too_small")
  .max(200, "too_large")
  .meta({ description: "How many people the list takes; 0 closes it", example: 50 });

export const listWaiting = endpoint({
  method: "GET",
  path: "/hosts/{hostId}/waitingList",
  room: "waiting-list",
  summary: "List the people on your waiting list, in order",
  params: hostParams,
  status: 200,
  output: z
    .object({
      mostPeople: MostPeople,
      people: z.array(HostWaitingPerson).meta({ description: "Everybody who waits or has an offer" }),
    })
    .meta({ id: "HostWaitingList", description: "Waiting list of a host" }),
  refusals: managerRefusals,
});

export const limitWaitingList = endpoint({
  method: "PUT",
  path: "/hosts/{hostId}/waitingList",
  room: "waiting-list",
  summary: "Set how many people your waiting list takes; whoever is on it stays",
  params: hostParams,
  body: z.object({ mostPeople: MostPeople }),
  status: 200,
  output: success(Nothing),
  refusals: changeRefusals,
});

export const offerTime = endpoint({
  method: "POST",
  path: "/hosts/{hostId}/waitingList/{id}/offer",
  room: "waiting-list",
  summary: "Offer a free time to somebody on your waiting list; people with an email address get a mail",
  params: personParams,
  body: z.object({ startTime: Instant.meta({ description: "Start of the visit, on a quarter of an hour" }) }),
  status: 200,
  output: success(
    z
      .object({
        link: z.string().meta({ description: "Private link of the person, to send to somebody without an address" }),
        endsAt: InstantOut.meta({ description: "Until when the time is held, in UTC" }),
        whatsapp: z.string().nullable().meta({
          description: "Opens WhatsApp with the offer in the person's language; null without a phone number",
        }),
      })
      .meta({ id: "MadeOffer", description: "Offer of a host" }),
  ),
  refusals: [
    ...changeRefusals,
    "already_offered",
    "offer_too_late",
    ...slotRefusals,
    "calendar_not_offered",
    "provider_not_bookable",
  ],
});

export const removeWaiting = endpoint({
  method: "DELETE",
  path: "/hosts/{hostId}/waitingList/{id}",
  room: "waiting-list",
  summary: "Take somebody off your waiting list; an offer to them ends",
  params: personParams,
  status: 200,
  output: success(Nothing),
  refusals: changeRefusals,
});
