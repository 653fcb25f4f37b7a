import { z } from "zod";
import { moderatorRefusals } from "./caller-refusals.ts";
import { endpoint } from "./endpoint.ts";
import { Period, PeriodOut } from "./insights.ts";

const count = (description: string, example = 12) => z.int().meta({ description, example });
const compared = (description: string) =>
  z.object({ now: count("In the period"), before: count("In the weeks before") }).meta({ description });
const Place = { listings: count("Listings"), visits: count("Visits in the period; null means 1 to 4").nullable() };

const Overview = z
  .object({
    period: PeriodOut,
    hosts: z
      .object({ total: count("All hosts", 24), added: compared("New hosts") })
      .meta({ description: "Number of hosts" }),
    listings: z
      .object({ total: count("All listings", 31), added: compared("New listings") })
      .meta({ description: "Number of listings" }),
    visits: compared("Visits that took place"),
    registrations: compared("Registrations for events"),
    steps: z
      .array(
        z.object({
          day: z.iso.date().meta({ description: "First day of the week, or of the month of a year" }),
          visits: count("Visits"),
          before: count("Visits of the same time in the weeks before"),
        }),
      )
      .meta({ description: "Visits by week, or by month of a year" }),
    communities: z
      .array(z.object({ communityId: z.int().meta({ description: "Community id", example: 1 }), ...Place }))
      .meta({ description: "By community of the listing, the most visits first" }),
    cities: z
      .array(
        z.object({
          cityId: z.int().nullable().meta({ description: "City id; null if the listing has none", example: 12 }),
          ...Place,
        }),
      )
      .meta({ description: "By city of the listing, the most visits first" }),
    emptySearches: z
      .array(
        z.object({
          words: z.string().meta({ description: "What people searched for", example: "henna" }),
          days: count("Number of different days", 7),
          lastDay: z.iso.date().meta({ description: "Latest day" }),
        }),
      )
      .meta({ description: "Searches with nothing found on at least 5 different days" }),
    answers: z
      .object({
        inTime: count("Listings and events answered within 48 hours"),
        late: count("Answered later"),
        medianHours: z.number().nullable().meta({ description: "Median hours; null without answers", example: 9.5 }),
      })
      .meta({ description: "How fast moderators answered in the period" }),
  })
  .meta({ id: "Overview", description: "The operator's figures" });

export const readOverview = endpoint({
  method: "GET",
  path: "/moderation/overview",
  room: "insights",
  summary:
    "Get the operator's figures: hosts, listings, visits, registrations, searches with nothing found, answer times",
  query: z.object({ period: Period }),
  status: 200,
  output: Overview,
  refusals: moderatorRefusals,
});
