import { z } from "zod";
import { memberRefusals } from "./caller-refusals.ts";
import { endpoint } from "./endpoint.ts";
import { sources } from "./lists/sources.ts";
import { Id } from "./values.ts";

const day = (description: string) => z.iso.date().meta({ description, example: "2026-08-31" });
const count = (description: string, example = 12) => z.int().meta({ description, example });
const cents = (description: string) => z.int().meta({ description, example: 336_000 });

/** The number of weeks, so that a URL reads `period=12`. */
export const Period = z
  .enum(["4", "12", "52"], "not_an_option")
  .meta({ description: "Number of whole weeks before the current one: 4, 12 or 52", example: "12" });

const span = { from: day("First day, a Monday"), to: day("Last day, a Sunday") };

export const PeriodOut = z
  .object({
    weeks: z.int().meta({ description: "Number of weeks", example: 12 }),
    ...span,
    before: z.object(span).meta({ description: "The same number of weeks before it" }),
  })
  .meta({ id: "InsightPeriod", description: "Whole weeks, and those that they are compared with" });

const Sums = z
  .object({
    visits: count("Visits that took place", 281),
    noShows: count("Visits marked as a no-show", 9),
    cancelled: count("Cancelled bookings", 22),
    priceCents: cents("Price times visits, in cents"),
    bookedMinutes: count("Minutes of visits", 28_080),
    openMinutes: count("Open minutes of all calendars; booked minutes outside opening hours count as open", 47_520),
  })
  .meta({ id: "InsightSums" });

const Way = z
  .object({
    source: z
      .enum(sources)
      .nullable()
      .meta({ description: "How customers came to the listing; null if it is not known", example: "search" }),
    bookings: count("Visits that customers booked; null means 1 to 4", 84).nullable(),
    bookingsBefore: count("The same in the weeks before; null means 1 to 4", 71).nullable(),
    views: count("How often a listing was opened; null means 1 to 4", 310).nullable(),
  })
  .meta({ id: "InsightWay", description: "Counts of one way to a listing, without persons" });

const PeopleSplit = {
  returning: count("People who had been to you before", 89),
  new: count("People who came for the first time", 54),
};

const Insights = z
  .object({
    period: PeriodOut,
    currency: z.string().meta({ description: "ISO 4217 code of all prices", example: "EUR" }),
    firstDay: day("Day of the first visit ever counted; null if there is none").nullable(),
    hasBefore: z.boolean().meta({ description: "Whether there is anything to compare with" }),
    sums: Sums.meta({ description: "Sums of the period" }),
    before: Sums.meta({ description: "Sums of the weeks before" }),
    steps: z
      .array(
        z.object({
          day: day("First day of the week, or of the month if the period is a year"),
          byCustomers: count("Visits that customers booked", 14),
          byHost: count("Visits that the host added", 5),
          cancelled: count("Cancelled bookings", 1),
          before: count("Visits of the same week or month in the weeks before", 16),
        }),
      )
      .meta({ description: "One entry for each week, or for each month of a year" }),
    hours: z
      .array(
        z.object({
          weekday: z.int().meta({ description: "1 is Monday", example: 6 }),
          hour: z.int().meta({ description: "0 to 23, on the host's clock", example: 9 }),
          bookedMinutes: count("Booked minutes", 620),
          openMinutes: count("Open minutes", 720),
        }),
      )
      .meta({ description: "How full each hour of the week was; hours that were never open are left out" }),
    services: z
      .array(
        z.object({
          serviceItemId: z.int().meta({ description: "Service item id", example: 11 }),
          name: z.string().meta({ description: "Its latest name", example: "Cornrows" }),
          count: count("How often it was done", 96),
          before: count("How often in the weeks before", 80),
          priceCents: cents("Sum of its prices, in cents"),
        }),
      )
      .meta({ description: "Services, the most frequent first" }),
    people: z
      .object({
        ...PeopleSplit,
        before: z.object(PeopleSplit).nullable().meta({ description: "The weeks before; null below 10 people" }),
        once: count("People who came once", 78),
        twice: count("People who came twice", 31),
        moreOften: count("People who came three times or more", 34),
        newBeforeWhoCameAgain: count("New people of the weeks before who came in this period, too", 21),
      })
      .nullable()
      .meta({ description: "People with a phone number, each counted once; null below 10" }),
    ways: z.array(Way).nullable().meta({ description: "How people found the host; null for staff" }),
    events: z
      .array(
        z.object({
          id: z.int().meta({ description: "Event id", example: 7 }),
          title: z.string().meta({ description: "Title of the event", example: "Braiding circle" }),
          startsAt: z.iso.datetime().meta({ description: "Start, in UTC" }),
          timeZone: z.string().meta({ description: "Time zone of the event" }),
          capacity: z.int().nullable().meta({ description: "Places; null without a limit", example: 20 }),
          registered: count("Places taken", 18),
          came: count("Guests checked in", 15),
          isOver: z.boolean().meta({ description: "Whether it has ended" }),
        }),
      )
      .nullable()
      .meta({ description: "Events of the period and the next ones, with registration here; null for staff" }),
  })
  .meta({ id: "Insights", description: "A host's figures of whole weeks, compared with the weeks before" });

export const countView = endpoint({
  method: "GET",
  path: "/insights/views",
  room: "insights",
  summary: "Count that somebody opened a listing: no person, no address; robots and people who opted out are left out",
  query: z.object({
    listingId: Id.meta({ description: "Listing id" }),
    source: z.enum(sources, "not_an_option").meta({ description: "How the visitor came to it", example: "search" }),
  }),
  status: 200,
  output: z.object({ listingId: z.int().meta({ description: "Listing id", example: 1 }) }),
  refusals: [],
});

export const readInsights = endpoint({
  method: "GET",
  path: "/insights",
  room: "insights",
  summary: "Get your figures: visits, hours, services, customers, how people found you; staff get their own calendar's",
  query: z.object({ kindredProviderId: Id.meta({ description: "Your provider account id" }), period: Period }),
  status: 200,
  output: Insights,
  refusals: memberRefusals,
});
