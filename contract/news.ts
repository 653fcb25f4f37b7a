import { z } from "zod";
import { usualCountry } from "./countries/country-packs.ts";
import { endpoint } from "./endpoint.ts";
import {
  defaultNewsOrigin,
  defaultNewsResidence,
  newsOriginCodes,
  newsResidenceCodes,
} from "./lists/news-countries.ts";
import { Instant, InstantOut } from "./values.ts";

const newsPageSize = 20;

const NewsItem = z
  .object({
    uuid: z.uuid().meta({ description: "News item id" }),
    title: z.string().meta({ description: "Headline, as plain text" }),
    snippet: z.string().meta({ description: "Beginning of the article, as plain text" }),
    source: z.string().meta({ description: "Name of the publisher" }),
    thumbnail: z
      .string()
      .nullable()
      .meta({ description: "URL of a small image on this origin; null if there is none" }),
    link: z.string().meta({ description: "URL of the article" }),
    timestamp: InstantOut.meta({ description: "When it was published, in UTC" }),
  })
  .meta({ id: "NewsItem", description: "News item" });

export const listNews = endpoint({
  method: "GET",
  path: "/news",
  room: "news",
  summary:
    "List news for people from one country who live in another: stories about both countries first, then about either, newest first",
  query: z.object({
    country_of_origin_iso_code: z
      .enum(newsOriginCodes, "not_an_option")
      .default(defaultNewsOrigin)
      .meta({ description: "Country of origin, as an ISO 3166 code", example: "GH" }),
    country_of_residence_iso_code: z
      .enum(newsResidenceCodes, "not_an_option")
      .default(defaultNewsResidence)
      .meta({ description: "Country of residence, as an ISO 3166 code", example: usualCountry }),
    offset: z.coerce
      .number("wrong_type")
      .int("wrong_type")
      .min(0, "too_small")
      .max(1000, "too_large")
      .default(0)
      .meta({ description: "Number of results to skip" }),
    limit: z.coerce
      .number("wrong_type")
      .int("wrong_type")
      .min(1, "too_small")
      .max(newsPageSize, "too_large")
      .default(newsPageSize)
      .meta({ description: "Maximum number of results" }),
    asOf: Instant.optional().meta({
      description: "Only stories known at this time. Send the time of the first page, so that later pages do not shift",
    }),
  }),
  status: 200,
  output: z.array(NewsItem),
  refusals: [],
});
