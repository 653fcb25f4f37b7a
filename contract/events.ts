import { z } from "zod";
import { publisherRefusals } from "./caller-refusals.ts";
import { countryPack, usualCountry } from "./countries/country-packs.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { originalLanguage, ownTexts, textLanguage, translationsBody } from "./host-texts.ts";
import { eventCategories } from "./lists/event-categories.ts";
import { repeatKinds } from "./parse/repeat-dates.ts";
import { isTimeZone } from "./parse/time-zone.ts";
import {
  CommunityIdIn,
  createRefusals,
  deleteRefusals,
  FormCountry,
  ignored,
  publishedFields,
  updateRefusals,
} from "./published.ts";
import {
  CityId,
  HostCountry,
  Id,
  IdempotencyKey,
  IdNumber,
  IfMatch,
  Instant,
  InstantOut,
  Line,
  LocalDate,
  OwnHost,
  orNone,
  Paragraphs,
  Price,
  WebAddress,
} from "./values.ts";

/** `kindred` means that people register with us. */
export const RegistrationKind = z
  .enum(["none", "kindred", "other_site"], "not_an_option")
  .meta({ id: "RegistrationKind", description: "How people come: they just come, register here or book elsewhere" });

const Scope = z
  .enum(["one", "following"], "not_an_option")
  .optional()
  .meta({ description: "`following` for this and all later dates of a repeated event; only this one if left out" });

export const EventBody = z
  .object({
    title: Line({ max: 160 }).meta({ description: "Title of the event", example: "Accra Nights" }),
    description: Paragraphs({ max: 4000 }).meta({ description: "Description by the host" }),
    language: originalLanguage,
    translations: translationsBody(
      z.object({
        title: Line({ max: 160 }).meta({ description: "Title of the event in this language" }),
        description: Paragraphs({ max: 4000 }).meta({ description: "Description in this language" }),
      }),
    ),
    category: z.enum(eventCategories, "not_an_option").meta({ description: "Event category", example: "Festivals" }),
    address: Line({ max: 200 }).meta({ description: "Address of the event", example: "Valletta Waterfront" }),
    country_iso: FormCountry,
    start_date: Instant.meta({ description: "Start of the event" }),
    end_date: Instant.meta({ description: "End of the event, after its start" }),
    timezone: z
      .string("required")
      .refine(isTimeZone, "not_an_option")
      .meta({ description: "Time zone of the event, as an IANA name", example: countryPack(usualCountry).timeZone }),
    community_id: CommunityIdIn.meta({ description: "Community id, 1 to 6", example: 1 }),
    city_id: CityId,
    ticket_required: z.boolean("wrong_type").meta({ description: "Whether a ticket is needed" }),
    ticket_price: Price.optional().meta({
      description: "Price in `ticket_currency`; required if a ticket is needed, otherwise stored as 0",
      example: 15,
    }),
    ticket_currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "not_an_option")
      .optional()
      .meta({ description: "ISO 4217 code of the country's currency; optional, any other is refused", example: "EUR" }),
    requires_booking: z
      .boolean("wrong_type")
      .default(false)
      .meta({ description: "Whether visitors must book on another site" }),
    booking_link: orNone(WebAddress).meta({
      description: "http or https URL for booking; required if `requires_booking` is true, otherwise may be null",
    }),
    image_url: orNone(Line({ max: 500 })).meta({
      description: "Image URL, from an upload by the caller; required to create, null to keep the current one",
    }),
    registration: RegistrationKind.optional().meta({
      description: "How people come; if left out, `requires_booking` decides and an update keeps `kindred`",
      example: "kindred",
    }),
    capacity: z.int("wrong_type").min(1, "too_small").max(100_000, "too_large").nullish().meta({
      description: "Number of places; null for no limit; an update without it keeps the current one",
      example: 80,
    }),
    places_per_person: z.int("wrong_type").min(1, "too_small").max(10, "too_large").optional().meta({
      description: "How many places one person can take, 6 if never given; an update without it keeps the current one",
      example: 6,
    }),
    registration_closes_at: Instant.nullish().meta({
      description: "When registration closes; null for the start of the event; an update without it keeps it",
    }),
    has_waiting_list: z.boolean("wrong_type").optional().meta({
      description: "Whether people can join a waiting list once it is full; an update without it keeps it",
    }),
    keep_calendars_free: z
      .array(IdNumber.meta({ description: "Calendar id" }))
      .max(50, "too_large")
      .optional()
      .meta({
        description: "Your calendars in which nobody can book during the event; an update without it keeps them",
      }),
    repeat_every: z.enum(repeatKinds, "not_an_option").optional().meta({
      description:
        "Only when creating: makes one event for each date. `month` is the same weekday of the month, `month_end` the last such weekday",
      example: "week",
    }),
    repeat_until: LocalDate.optional().meta({
      description: "Last possible date, required with `repeat_every`; 2 to 52 dates in all",
    }),
    organizer_id: ignored,
    is_featured: ignored,
    user_id: ignored,
  })
  .meta({ id: "EventBody", description: "Event to create or update" });

export const EventOut = z
  .object({
    id: z.int().meta({ description: "Event id", example: 5 }),
    title: z.string().meta({ description: "Title of the event", example: "Accra Nights" }),
    description: z.string().meta({ description: "Description by the host" }),
    category: z.string().meta({ description: "Event category", example: "Festivals" }),
    address: z.string().meta({ description: "Address of the event" }),
    country_iso: z.string().meta({ description: "Country, as an ISO 3166 code", example: usualCountry }),
    start_date: InstantOut.meta({ description: "Start of the event, in UTC" }),
    end_date: InstantOut.meta({ description: "End of the event, in UTC" }),
    timezone: z
      .string()
      .meta({ description: "Time zone of the event, as an IANA name", example: countryPack(usualCountry).timeZone }),
    organizer_id: z.int().nullable().meta({ description: "Provider account of the organizer; null if there is none" }),
    city_id: z.int().nullable().meta({ description: "City id; null if none was given" }),
    community_id: z.int().meta({ description: "Community id, 1 to 6", example: 1 }),
    is_featured: z.boolean().meta({ description: "Whether moderators have featured it" }),
    ticket_required: z.boolean().meta({ description: "Whether a ticket is needed" }),
    ticket_price: z.number().meta({ description: "Price in `ticket_currency`; 0 if no ticket is needed", example: 15 }),
    ticket_currency: z.string().meta({ description: "ISO 4217 currency code", example: "EUR" }),
    requires_booking: z.boolean().meta({ description: "Whether visitors must book on another site" }),
    booking_link: z.string().nullable().meta({ description: "URL for booking; null if there is none" }),
    image_url: z.string().meta({ description: "Image URL" }),
    registration: RegistrationKind,
    capacity: z.int().nullable().meta({ description: "Number of places; null for no limit", example: 80 }),
    places_per_person: z.int().meta({ description: "How many places one person can take", example: 6 }),
    registration_closes_at: InstantOut.nullable().meta({
      description: "When registration closes, in UTC; null for the start of the event",
    }),
    has_waiting_list: z.boolean().meta({ description: "Whether people can join a waiting list once it is full" }),
    keep_calendars_free: z
      .array(z.int().meta({ description: "Calendar id" }))
      .optional()
      .meta({ description: "Calendars in which nobody can book during the event; only for its host" }),
    series_id: z.string().nullable().meta({ description: "The dates of a repeated event share this; else null" }),
    places_taken: z.int().meta({ description: "Places of everyone who has registered", example: 46 }),
    cancelled_at: InstantOut.nullable().meta({ description: "When the host cancelled it, in UTC; null if it is on" }),
    textLanguage,
    ...ownTexts(
      z.object({
        title: z.string().meta({ description: "Title of the event in this language", example: "Nuits d'Accra" }),
        description: z.string().meta({ description: "Description in this language" }),
      }),
    ),
    ...publishedFields,
  })
  .meta({ id: "Event", description: "Event at a date and time" });

export const readEvents = endpoint({
  method: "GET",
  path: "/events",
  room: "events",
  summary:
    "Get one event by `eventId`, or list the caller's own events by `userId`, newest first; `X-Total-Count` has the total",
  query: z.object({
    eventId: Id.optional().meta({ description: "Event id" }),
    userId: Id.optional().meta({ description: "The caller's user id, instead of `eventId`" }),
    kindredProviderId: OwnHost,
    hostCountry: HostCountry,
    limit: z.coerce.number().int().min(1).max(200).default(200).meta({ description: "Maximum number of results" }),
    offset: z.coerce.number().int().min(0).max(10_000).default(0).meta({ description: "Number of results to skip" }),
  }),
  status: 200,
  output: z.union([EventOut, z.array(EventOut)]),
  elsewhere: "empty_list_of_user",
  refusals: ["not_signed_in", "not_yours", "not_found"],
});

export const createEvent = endpoint({
  method: "POST",
  path: "/events",
  room: "events",
  summary: "Create and publish an event",
  query: z.object({ hostCountry: HostCountry, kindredProviderId: OwnHost }),
  headers: IdempotencyKey,
  body: EventBody,
  status: 201,
  output: success(EventOut),
  refusals: [...createRefusals, "event_ends_before_it_starts"],
});

export const updateEvent = endpoint({
  method: "PUT",
  path: "/events/{id}",
  room: "events",
  summary: "Update your own event; without an image the current one is kept",
  params: z.object({ id: Id.meta({ description: "Event id" }) }),
  query: z.object({ hostCountry: HostCountry, scope: Scope }),
  headers: IfMatch,
  body: EventBody,
  status: 200,
  output: success(EventOut),
  refusals: [
    ...updateRefusals,
    "event_ends_before_it_starts",
    "capacity_below_taken",
    "event_has_guests",
    "event_cancelled",
  ],
});

export const deleteEvent = endpoint({
  method: "DELETE",
  path: "/events/{id}",
  room: "events",
  summary: "Delete your own event",
  params: z.object({ id: Id.meta({ description: "Event id" }) }),
  query: z.object({ hostCountry: HostCountry }),
  status: 200,
  output: success(Nothing),
  refusals: [...deleteRefusals, "event_has_guests"],
});

export const cancelEvent = endpoint({
  method: "POST",
  path: "/events/{id}/cancel",
  room: "events",
  summary: "Cancel your own event; its page stays and its guests are told by email",
  params: z.object({ id: Id.meta({ description: "Event id" }) }),
  body: z.object({
    note: orNone(Paragraphs({ max: 500 }))
      .optional()
      .meta({ description: "Message to the guests, shown on the page and mailed" }),
    scope: Scope,
  }),
  status: 200,
  output: success(EventOut),
  refusals: [...publisherRefusals, "not_yours", "not_found", "event_cancelled", "event_is_over"],
});
