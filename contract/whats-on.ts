import { z } from "zod";
import { countryPack, usualCountry } from "./countries/country-packs.ts";
import { endpoint } from "./endpoint.ts";
import { RegistrationKind } from "./events.ts";
import { textLanguage } from "./host-texts.ts";
import { eventCategories } from "./lists/event-categories.ts";
import { HostCountry, Id, Instant, InstantOut } from "./values.ts";

const EventState = z.enum(["open", "full", "closed", "past", "cancelled", "other_site", "none"]).meta({
  id: "EventState",
  description:
    "What a visitor can do now. `open`: register here. `full` and `closed`: no longer. `none`: no registration is needed",
});

export const PublicEvent = z
  .object({
    id: z.int().meta({ description: "Event id", example: 12 }),
    title: z.string().meta({ description: "Title of the event", example: "Accra Nights" }),
    textLanguage,
    category: z.string().meta({ description: "Event category", example: "Festivals" }),
    communityId: z.int().meta({ description: "Community id, 1 to 6", example: 1 }),
    country: z.string().meta({ description: "Country, as an ISO 3166 code", example: usualCountry }),
    cityId: z.int().nullable().meta({ description: "City id; null if none was given" }),
    address: z.string().meta({ description: "Address of the event" }),
    startTime: InstantOut.meta({ description: "Start of the event, in UTC" }),
    endTime: InstantOut.meta({ description: "End of the event, in UTC" }),
    timeZone: z
      .string()
      .meta({ description: "Time zone of the event, as an IANA name", example: countryPack(usualCountry).timeZone }),
    imageUrl: z.string().meta({ description: "Image URL" }),
    isFree: z.boolean().meta({ description: "Whether no ticket is needed" }),
    price: z.number().meta({ description: "Price of a place, paid at the door; 0 if it is free", example: 10 }),
    currency: z.string().meta({ description: "Currency of the price, as an ISO 4217 code", example: "EUR" }),
    registration: RegistrationKind,
    state: EventState,
    bookingLink: z.string().nullable().meta({ description: "URL for booking elsewhere; null if there is none" }),
    capacity: z.int().nullable().meta({ description: "Number of places; null for no limit", example: 80 }),
    placesTaken: z.int().meta({ description: "Places of everyone who has registered", example: 46 }),
    placesAdmitted: z.int().meta({ description: "How many people have come, as far as they were checked in" }),
    placesLeft: z.int().nullable().meta({ description: "Places that are still free; null for no limit", example: 34 }),
    placesPerPerson: z.int().meta({ description: "How many places one person can take", example: 6 }),
    hasWaitingList: z.boolean().meta({ description: "Whether people can join a waiting list once it is full" }),
    peopleWaiting: z.int().meta({
      description: "How many requests on the waiting list have no offer yet; a request is for one or more places",
      example: 4,
    }),
    closesAt: InstantOut.meta({ description: "When registration closes, in UTC" }),
    cancelledAt: InstantOut.nullable().meta({ description: "When the host cancelled it, in UTC; null if it is on" }),
    cancelNote: z.string().nullable().meta({ description: "The host's message about the cancellation; null if none" }),
    movedFrom: z
      .object({
        startTime: InstantOut.meta({ description: "Start before the change, in UTC" }),
        address: z.string().meta({ description: "Address before the change" }),
      })
      .nullable()
      .meta({ description: "Time and place before the host changed them; null if guests had none to be told" }),
    hostName: z.string().meta({ description: "Who organises it", example: "Amara's Braids" }),
    hostTextLanguage: textLanguage
      .nullable()
      .meta({ description: "Language of the host's name; null for a host without a public listing" }),
  })
  .meta({ id: "PublicEvent", description: "Event as everybody sees it" });

const PublicEventPage = PublicEvent.extend({
  description: z.string().meta({ description: "Description by the host" }),
  host: z
    .object({
      kindredProviderId: z.int().meta({ description: "Provider account id", example: 1 }),
      name: z.string().meta({ description: "Name of the host", example: "Amara's Braids" }),
      textLanguage: textLanguage
        .nullable()
        .meta({ description: "Language of the name; null for a host without a public listing" }),
      isTrader: z.boolean().meta({ description: "Whether the host is a trader" }),
      listing: z
        .object({
          providerId: z.int().meta({ description: "Listing id", example: 7 }),
          address: z.string().meta({ description: "Address of the listing" }),
          profileImageUrl: z.string().meta({ description: "URL of the logo" }),
          whatsappNumber: z
            .string()
            .nullable()
            .meta({ description: "WhatsApp number in E.164 format; null if there is none" }),
          phoneNumber: z.string().meta({ description: "Phone number in E.164 format", example: "+35621223344" }),
        })
        .nullable()
        .meta({ description: "The host's oldest public listing; null if there is none" }),
    })
    .meta({ description: "Who organises it" }),
  otherDates: z
    .array(
      z.object({
        id: z.int().meta({ description: "Event id", example: 13 }),
        title: z.string().meta({ description: "Title of the event" }),
        textLanguage,
        startTime: InstantOut.meta({ description: "Start, in UTC" }),
      }),
    )
    .meta({ description: "The other coming dates of a repeated event, soonest first" }),
  moreFromHost: z.array(PublicEvent).meta({ description: "Up to three other events of this host, soonest first" }),
}).meta({ id: "PublicEventPage", description: "Event with its host and the host's other events" });

const filters = {
  hostCountry: HostCountry,
  community: Id.optional().meta({ description: "Only events of this community, 1 to 6" }),
  category: z.enum(eventCategories, "not_an_option").optional().meta({ description: "Only events of this category" }),
  city: Id.optional().meta({ description: "Only events in this city" }),
  free: z
    .literal("1", "not_an_option")
    .optional()
    .meta({ description: "`1` for events without a ticket", example: "1" }),
};

export const listPublicEvents = endpoint({
  method: "GET",
  path: "/whatsOn",
  room: "whats-on",
  summary: "List public events that are not over, soonest first",
  query: z.object({
    ...filters,
    kindredProviderId: Id.optional().meta({ description: "Only events of this provider account" }),
    from: Instant.optional().meta({ description: "Only events that end after this time; now if left out" }),
    to: Instant.optional().meta({ description: "Only events that start before this time" }),
    limit: z.coerce.number().int().min(1).max(500).default(100).meta({ description: "Maximum number of results" }),
  }),
  status: 200,
  output: z.array(PublicEvent),
  elsewhere: "empty_list",
  refusals: [],
});

export const readPublicEventsFeed = endpoint({
  method: "GET",
  path: "/whatsOn/feed.ics",
  room: "whats-on",
  summary: "Read the next 200 public events as an iCalendar feed",
  query: z.object(filters),
  status: 200,
  output: z.string().meta({ description: "iCalendar file" }),
  media: "text/calendar; charset=utf-8",
  refusals: ["not_found"],
});

const eventParams = z.object({ id: Id.meta({ description: "Event id" }) });

export const readPublicEvent = endpoint({
  method: "GET",
  path: "/whatsOn/{id}",
  room: "whats-on",
  summary: "Get one public event, also after it is over or cancelled",
  params: eventParams,
  status: 200,
  output: PublicEventPage,
  refusals: ["not_found"],
});

export const downloadEventCalendar = endpoint({
  method: "GET",
  path: "/whatsOn/{id}/calendar.ics",
  room: "whats-on",
  summary: "Download a public event as an iCalendar file",
  params: eventParams,
  status: 200,
  output: z.string().meta({ description: "iCalendar file" }),
  media: "text/calendar; charset=utf-8",
  refusals: ["not_found"],
});
