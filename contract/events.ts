import { z } from "zod";
import { done, endpoint, Nothing } from "./endpoint.ts";
import { Review } from "./listings.ts";
import { communities } from "./lists/communities.ts";
import { formCountryCodes } from "./lists/countries.ts";
import { eventCategories } from "./lists/event-categories.ts";
import { isTimeZone } from "./parse/time-zone.ts";
import {
  HostCountry,
  Id,
  IdempotencyKey,
  IfMatch,
  Instant,
  InstantOut,
  Line,
  orNone,
  Paragraphs,
  Price,
  WebAddress,
} from "./values.ts";

const communityIds = communities.map(({ communityId }) => communityId);
const ignored = z.unknown().optional().meta({ description: "Accepted and ignored: the server decides" });

const cityId = z
  .preprocess(
    (value) => (value === "" ? null : typeof value === "string" ? Number(value) : (value ?? null)),
    z.int("not_an_option").positive("not_an_option").nullable(),
  )
  .meta({ description: "One of the host country's cities, or nothing", example: 3 });

export const EventBody = z
  .object({
    title: Line({ max: 160 }).meta({ description: "Its title", example: "Accra Nights" }),
    description: Paragraphs({ max: 4000 }).meta({ description: "In the host's words" }),
    category: z
      .enum(eventCategories, "not_an_option")
      .meta({ description: "One of the seven event categories", example: "Festivals" }),
    address: Line({ max: 200 }).meta({ description: "Where it is", example: "Valletta Waterfront" }),
    country_iso: z
      .enum(formCountryCodes, "not_an_option")
      .meta({ description: "One of the 49 form countries", example: "MT" }),
    start_date: Instant,
    end_date: Instant,
    timezone: z
      .string("required")
      .refine(isTimeZone, "not_an_option")
      .meta({ description: "The zone the host thinks in", example: "Europe/Malta" }),
    community_id: z.literal(communityIds, "not_an_option").meta({ description: "1 to 6", example: 1 }),
    city_id: cityId,
    ticket_required: z.boolean("wrong_type").meta({ description: "Whether one needs a ticket" }),
    ticket_price: Price.optional().meta({
      description: "Required when a ticket is; kept as 0 when none is needed",
      example: 15,
    }),
    ticket_currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "not_an_option")
      .optional()
      .meta({ description: "Set from the country; another one is refused", example: "EUR" }),
    requires_booking: z.boolean("wrong_type").default(false).meta({ description: "Whether one must book elsewhere" }),
    booking_link: orNone(WebAddress).meta({ description: "Where to book; required when booking is" }),
    image_url: orNone(Line({ max: 500 })).meta({
      description: "The picture, from an upload of the caller's; required to create",
    }),
    organizer_id: ignored,
    is_featured: ignored,
    user_id: ignored,
  })
  .meta({ id: "EventBody", description: "An event as its host writes it" });

export const EventOut = z
  .object({
    id: z.int().meta({ description: "The event's id", example: 5 }),
    title: z.string().meta({ description: "Its title", example: "Accra Nights" }),
    description: z.string().meta({ description: "In the host's words" }),
    category: z.string().meta({ description: "One of the seven event categories", example: "Festivals" }),
    address: z.string().meta({ description: "Where it is" }),
    country_iso: z.string().meta({ description: "Two letters", example: "MT" }),
    start_date: InstantOut,
    end_date: InstantOut,
    timezone: z.string().meta({ description: "The zone the host thinks in", example: "Europe/Malta" }),
    organizer_id: z.int().nullable().meta({ description: "The provider account that organises it" }),
    city_id: z.int().nullable().meta({ description: "One of the 70 cities" }),
    community_id: z.int().meta({ description: "1 to 6", example: 1 }),
    is_featured: z.boolean().meta({ description: "A moderator's word" }),
    ticket_required: z.boolean().meta({ description: "Whether one needs a ticket" }),
    ticket_price: z.number().meta({ description: "In the ticket's currency", example: 15 }),
    ticket_currency: z.string().meta({ description: "Three letters", example: "EUR" }),
    requires_booking: z.boolean().meta({ description: "Whether one must book elsewhere" }),
    booking_link: z.string().nullable().meta({ description: "Where to book" }),
    image_url: z.string().meta({ description: "The picture" }),
    is_verified: z.boolean().meta({ description: "Whether the moderators have checked it" }),
    status: z.literal("Published").meta({ description: "Always Published" }),
    created_at: InstantOut,
    user_id: z.int().optional().meta({ description: "Only to its owner" }),
    revision: z.int().optional().meta({ description: "Only to its owner: what `If-Match` takes, without the quotes" }),
    review: Review.optional().meta({ description: "Only to its owner" }),
  })
  .meta({ id: "Event", description: "A dated happening" });

export const readEvents = endpoint({
  method: "GET",
  path: "/events",
  room: "events",
  summary:
    "One event by `eventId`, or the caller's own events by `userId`, newest first; their total is in `X-Total-Count`",
  query: z.object({
    eventId: Id.optional(),
    userId: Id.optional(),
    hostCountry: HostCountry,
    limit: z.coerce.number().int().min(1).max(200).default(200).meta({ description: "At most this many" }),
    offset: z.coerce.number().int().min(0).max(10_000).default(0).meta({ description: "Skip this many" }),
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
  summary: "Publish an event",
  query: z.object({ hostCountry: HostCountry }),
  headers: IdempotencyKey,
  body: EventBody,
  status: 201,
  output: done(EventOut),
  refusals: [
    "not_signed_in",
    "provider_account_required",
    "account_suspended",
    "unsupported_country",
    "event_ends_before_it_starts",
    "request_in_flight",
    "same_key_other_request",
  ],
});

export const updateEvent = endpoint({
  method: "PUT",
  path: "/events/{id}",
  room: "events",
  summary: "Change one's own event; without a picture the present one stays",
  params: z.object({ id: Id }),
  query: z.object({ hostCountry: HostCountry }),
  headers: IfMatch,
  body: EventBody,
  status: 200,
  output: done(EventOut),
  refusals: [
    "not_signed_in",
    "provider_account_required",
    "account_suspended",
    "not_yours",
    "not_found",
    "unsupported_country",
    "event_ends_before_it_starts",
    "version_is_stale",
    "version_required",
  ],
});

export const deleteEvent = endpoint({
  method: "DELETE",
  path: "/events/{id}",
  room: "events",
  summary: "Take down one's own event",
  params: z.object({ id: Id }),
  query: z.object({ hostCountry: HostCountry }),
  status: 200,
  output: done(Nothing),
  refusals: [
    "not_signed_in",
    "provider_account_required",
    "account_suspended",
    "not_yours",
    "not_found",
    "unsupported_country",
  ],
});
