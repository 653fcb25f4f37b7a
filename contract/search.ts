import { z } from "zod";
import { usualCountry } from "./countries/country-packs.ts";
import { endpoint } from "./endpoint.ts";
import { textLanguage } from "./host-texts.ts";
import { categories } from "./lists/categories.ts";
import { communities } from "./lists/communities.ts";
import { languageCodes } from "./lists/languages.ts";
import { HostCountry, Id, InstantOut } from "./values.ts";

const searchPageSize = 12;
const maxPageSize = 96;

const categorySlugs = categories.map(({ slug }) => slug);
const communitySlugs = communities.map(({ slug }) => slug);

const When = z
  .union([z.enum(["today", "tomorrow", "weekend", "week"]), z.iso.date()], "unknown_format")
  .meta({ description: "Day on which a service is free or an event takes place", example: "weekend" });

const filters = {
  q: z
    .string("wrong_type")
    .max(100, "too_long")
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), "bad_text")
    .optional()
    .meta({ description: "Words to search for", example: "braids" }),
  kind: z
    .enum(["services", "events"], "not_an_option")
    .optional()
    .meta({ description: "Only services or only events" }),
  community: z.enum(communitySlugs, "not_an_option").optional().meta({ description: "Slug of a community" }),
  category: z.enum(categorySlugs, "not_an_option").optional().meta({ description: "Slug of a category" }),
  subcategory: Id.optional().meta({ description: "Subcategory id" }),
  city: z
    .string("wrong_type")
    .max(60, "too_long")
    .optional()
    .meta({ description: "Slug of a city", example: "il-gzira" }),
  within: z.coerce
    .number("wrong_type")
    .int("wrong_type")
    .min(1, "too_small")
    .max(50, "too_large")
    .optional()
    .meta({ description: "Also finds cities within this many km of `city`", example: 3 }),
  language: z.enum(languageCodes, "not_an_option").optional().meta({ description: "Language that the host speaks" }),
  when: When.optional(),
  price: z
    .enum(["free"], "not_an_option")
    .optional()
    .meta({ description: "Only what costs nothing, such as an event without tickets" }),
};

const Card = z
  .object({
    kind: z.enum(["service", "event"]).meta({ description: "What was found" }),
    id: z.int().meta({ description: "Listing id or event id", example: 7 }),
    name: z.string().meta({ description: "Name or title", example: "Amara's Braids & Locs" }),
    textLanguage,
    pictureUrl: z.string().nullable().meta({ description: "Picture; null if there is none" }),
    communityId: z.int().meta({ description: "Community id", example: 1 }),
    category: z.string().meta({ description: "Slug of its category", example: "beauty-and-fashion" }),
    cityId: z.int().nullable().meta({ description: "City id; null if none is given", example: 22 }),
    languages: z.array(z.string()).meta({ description: "Languages that the host speaks, as BCP 47 codes" }),
    rating: z
      .object({
        average: z.number().meta({ description: "Average rating, with one decimal", example: 4.9 }),
        count: z.int().meta({ description: "Number of ratings", example: 31 }),
      })
      .nullable()
      .meta({ description: "Rating by customers; null if there is none" }),
    lowestPrice: z.number().nullable().meta({
      description: "Lowest price of its items or tickets that are not free; null if none is given, 0 if all are free",
      example: 20,
    }),
    currency: z.string().meta({ description: "Currency of the price, as an ISO 4217 code", example: "EUR" }),
    timeZone: z.string().meta({ description: "Time zone of the venue, as an IANA name" }),
    nextStart: InstantOut.nullable().meta({
      description: "Next free start of a service, or the first one on the chosen days; null if none within 28 days",
    }),
    startsAt: InstantOut.nullable().meta({ description: "Start of an event; null for services" }),
    endsAt: InstantOut.nullable().meta({ description: "End of an event; null for services" }),
    distanceKm: z.number().nullable().meta({ description: "Distance from `near`; null if not known", example: 1.4 }),
  })
  .meta({ id: "SearchCard", description: "A service or event that was found" });

const Count = z
  .object({
    value: z.string().meta({ description: "Value of the parameter", example: "caribbean" }),
    count: z.int().meta({ description: "Number of results with it", example: 4 }),
  })
  .meta({ id: "SearchCount", description: "How many results a filter would leave" });

const counts = (what: string) => z.array(Count).meta({ description: `Counts by ${what}, without that filter itself` });

const IsTotalExact = z.boolean().meta({ description: "If false, there are more results than `total` says" });

const Results = z
  .object({
    cards: z.array(Card).meta({ description: "The results of this page, in order" }),
    total: z.int().meta({ description: "Number of results on all pages", example: 24 }),
    isTotalExact: IsTotalExact,
    matched: z.enum(["all", "some"]).meta({
      description: "`some` if nothing matches all words, so that the results match only some of them",
    }),
    when: z.string().nullable().meta({ description: 'The day that was used; words such as "saturday" choose one' }),
    understood: z
      .object({
        text: z.string().meta({ description: "The words that are left", example: "braids" }),
        kind: z.enum(["services", "events"]).nullable().meta({ description: "Value of `kind`; otherwise null" }),
        when: z.string().nullable().meta({ description: "Value of `when`; otherwise null" }),
        city: z.string().nullable().meta({ description: "Value of `city`; otherwise null", example: "il-gzira" }),
        within: z.int().nullable().meta({ description: "Value of `within`; otherwise null", example: 3 }),
        price: z.enum(["free"]).nullable().meta({ description: "Value of `price`; otherwise null" }),
      })
      .nullable()
      .meta({
        id: "SearchUnderstood",
        description:
          "Filters that were taken from the words, such as the city of “braids near Sliema”; null if there are none",
      }),
    nothingOn: z.string().nullable().meta({
      description: "Day that the words name, if nothing is free or takes place on it and results are of other days",
    }),
    nothingIn: z.string().nullable().meta({
      description: "Slug of the city that the words name, if it has no results and they are of other cities",
    }),
    facets: z
      .object({
        kind: counts("kind"),
        community: counts("community"),
        category: counts("category"),
        city: counts("city"),
        language: counts("language"),
        price: counts("price; only `free` is counted"),
        when: counts("day"),
      })
      .meta({ id: "SearchFacets", description: "Counts for the filters" }),
    areCountsExact: z.boolean().meta({
      description: "If false, too much was found to count it by filter, and `facets` is empty",
    }),
    didYouMean: z
      .string()
      .nullable()
      .meta({ description: "The words that were searched for instead of a mistyped one" }),
    widen: z
      .array(
        z
          .object({
            dropped: z
              .enum([
                "q",
                "kind",
                "community",
                "category",
                "subcategory",
                "city",
                "language",
                "price",
                "when",
                "filters",
              ])
              .nullable()
              .meta({
                description:
                  "Parameter to leave out, or `filters` for all but `q`; null if `city` or `when` replaces the one asked for",
              }),
            city: z.string().nullable().meta({ description: "Slug of a city nearby to use instead; otherwise null" }),
            when: z.string().nullable().meta({ description: "A later day to use instead; otherwise null" }),
            query: z
              .record(z.string(), z.string())
              .meta({ description: "Words and filters of that search, as parameters", example: { q: "braids" } }),
            total: z.int().meta({ description: "Number of results it would give", example: 12 }),
            isTotalExact: IsTotalExact,
          })
          .meta({ id: "SearchWidening", description: "A search that finds more" }),
      )
      .meta({
        description:
          "Searches that find more, if little was found: the most results first, then cities nearby, then later days",
      }),
  })
  .meta({ id: "SearchResults", description: "Results of a search" });

export const search = endpoint({
  method: "GET",
  path: "/search",
  room: "search",
  summary: "Search services and events, with filters and the next free time of each service",
  query: z.object({
    ...filters,
    hostCountry: HostCountry,
    near: z
      .string("wrong_type")
      .regex(/^(-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?|[a-z][a-z0-9-]{0,59})$/, "unknown_format")
      .optional()
      .meta({
        description: "Slug of a city, or latitude and longitude with at most two decimals",
        example: "35.9,14.5",
      }),
    sort: z
      .enum(["relevance", "soonest", "rating", "newest", "nearest"], "not_an_option")
      .optional()
      .meta({ description: "Order; `relevance` if there are words, otherwise `soonest`" }),
    page: z.coerce
      .number("wrong_type")
      .int("wrong_type")
      .min(1, "too_small")
      .max(100, "too_large")
      .default(1)
      .meta({ description: "Page, counted from 1" }),
    limit: z.coerce
      .number("wrong_type")
      .int("wrong_type")
      .min(1, "too_small")
      .max(maxPageSize, "too_large")
      .default(searchPageSize)
      .meta({ description: "Number of results on a page" }),
  }),
  status: 200,
  output: Results,
  refusals: ["too_many_requests"],
  elsewhere: "not_found",
});

export const suggest = endpoint({
  method: "GET",
  path: "/search/suggestions",
  room: "search",
  summary: "Suggest services, hosts, communities and cities while somebody types; at most 8, and at most 3 of a kind",
  query: z.object({
    q: filters.q.unwrap().meta({ description: "What was typed so far", example: "bra" }),
    hostCountry: HostCountry,
  }),
  status: 200,
  output: z.array(
    z
      .object({
        kind: z.enum(["service", "host", "community", "city"]).meta({ description: "What is suggested" }),
        text: z.string().meta({ description: "Name to show", example: "Braids and locs" }),
        textLanguage: textLanguage
          .nullable()
          .meta({ description: "Language of the name of a host; null for our own names, which are in the reader's" }),
        path: z
          .string()
          .meta({ description: "Page that it leads to", example: `/explore?q=braids&hostCountry=${usualCountry}` }),
        detail: z.string().nullable().meta({
          description:
            "Category of a service and category and city of a host; except for a host, how many hosts it finds",
          example: "Food",
        }),
        communityId: z.int().nullable().meta({ description: "Community id of a host or community; otherwise null" }),
        categoryId: z.int().nullable().meta({ description: "Service category id; null if it has none", example: 4 }),
      })
      .meta({ id: "SearchSuggestion", description: "Suggestion" }),
  ),
  refusals: ["too_many_requests"],
  elsewhere: "empty_list",
});

export const readSearchFeed = endpoint({
  method: "GET",
  path: "/search/feed.rss",
  room: "search",
  summary: "Read the newest services and events of a community or a city as an RSS feed, at most 50",
  query: z.object({ community: filters.community, city: filters.city, hostCountry: HostCountry }),
  status: 200,
  output: z.string().meta({ description: "RSS 2.0 document" }),
  media: "application/rss+xml; charset=utf-8",
  refusals: ["too_many_requests", "not_found"],
  elsewhere: "not_found",
});
