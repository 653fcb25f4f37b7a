import { z } from "zod";
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
    uuid: z.uuid().meta({ description: "The item's id" }),
    title: z.string().meta({ description: "Its headline, as plain text" }),
    snippet: z.string().meta({ description: "Its first words, as plain text" }),
    source: z.string().meta({ description: "Who published it" }),
    thumbnail: z.string().nullable().meta({ description: "A small picture, on this origin" }),
    link: z.string().meta({ description: "The whole article; http or https" }),
    timestamp: InstantOut,
  })
  .meta({ id: "NewsItem", description: "A piece of news" });

export const listNews = endpoint({
  method: "GET",
  path: "/news",
  room: "news",
  summary: "News for people of one country who live in another: of both first, then of either, newest first",
  query: z.object({
    country_of_origin_iso_code: z
      .enum(newsOriginCodes, "not_an_option")
      .default(defaultNewsOrigin)
      .meta({ description: "Where they are from", example: "GH" }),
    country_of_residence_iso_code: z
      .enum(newsResidenceCodes, "not_an_option")
      .default(defaultNewsResidence)
      .meta({ description: "Where they live", example: "MT" }),
    offset: z.coerce
      .number("wrong_type")
      .int("wrong_type")
      .min(0, "too_small")
      .max(1000, "too_large")
      .default(0)
      .meta({ description: "Skip this many" }),
    limit: z.coerce
      .number("wrong_type")
      .int("wrong_type")
      .min(1, "too_small")
      .max(newsPageSize, "too_large")
      .default(newsPageSize)
      .meta({ description: "At most this many" }),
    asOf: Instant.optional().meta({ description: "Only what was known then, so that later pages stay in step" }),
  }),
  status: 200,
  output: z.array(NewsItem),
  refusals: [],
});
