import type { OutputOf } from "#contract/endpoint.ts";
import type { readInsights } from "#contract/insights.ts";
import { sourceIn, sources } from "#contract/lists/sources.ts";
import type { Figures } from "./figure-store.ts";
import { type Period, stepsOf } from "./period-rules.ts";

type Answer = OutputOf<typeof readInsights>;

/** With fewer people, a host could guess who they are. */
const fewestPeople = 10;
const fewestCounted = 5;

/** Null means 1 to 4. */
export const unlessFew = (count: number) => (count > 0 && count < fewestCounted ? null : count);

export function insightAnswer(
  figures: Figures,
  period: Period,
  rest: Pick<Answer, "currency" | "events"> & { readonly isWholeHost: boolean },
): Answer {
  const { currency, events, isWholeHost } = rest;
  return {
    period,
    currency,
    firstDay: figures.first_day,
    hasBefore: figures.first_day !== null && figures.first_day < period.from,
    sums: sumsOf(figures, true),
    before: sumsOf(figures, false),
    steps: stepsOf(period).map((day) => stepAnswer(figures, day)),
    hours: figures.weekdays.flatMap(({ weekday, booked, open }) =>
      weekday === null
        ? []
        : open
            .map((openMinutes, hour) => ({ weekday, hour, bookedMinutes: booked[hour] ?? 0, openMinutes }))
            .filter(({ openMinutes }) => openMinutes > 0),
    ),
    services: figures.services.map(({ id, name, count, before, price_cents }) => ({
      serviceItemId: id,
      name,
      count,
      before,
      priceCents: price_cents,
    })),
    people: peopleAnswer(figures.people),
    ways: isWholeHost ? waysAnswer(figures.ways) : null,
    events,
  };
}

function sumsOf({ steps, weekdays }: Figures, isNow: boolean) {
  const those = steps.filter(({ is_now }) => is_now === isNow);
  const days = weekdays.filter(({ weekday }) => (weekday !== null) === isNow);
  const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);
  const minutes = (hours: readonly number[]) => sum(hours, (hour) => hour);
  return {
    visits: sum(those, (step) => step.by_customers + step.by_host),
    noShows: sum(those, (step) => step.no_shows),
    cancelled: sum(those, (step) => step.cancelled),
    priceCents: sum(those, (step) => step.price_cents),
    bookedMinutes: sum(days, ({ booked }) => minutes(booked)),
    openMinutes: sum(days, ({ open }) => minutes(open)),
  };
}

function stepAnswer({ steps }: Figures, day: string) {
  const now = steps.find(({ is_now, start }) => is_now && start === day);
  const before = steps.find(({ is_now, start }) => !is_now && start === day);
  return {
    day,
    byCustomers: now?.by_customers ?? 0,
    byHost: now?.by_host ?? 0,
    cancelled: now?.cancelled ?? 0,
    before: (before?.by_customers ?? 0) + (before?.by_host ?? 0),
  };
}

function peopleAnswer(people: Figures["people"]): Answer["people"] {
  if (people.new + people.returning < fewestPeople) return null;
  const { new_before, returning_before } = people;
  return {
    returning: people.returning,
    new: people.new,
    before: new_before + returning_before < fewestPeople ? null : { returning: returning_before, new: new_before },
    once: people.once,
    twice: people.twice,
    moreOften: people.more,
    newBeforeWhoCameAgain: people.again,
  };
}

function waysAnswer(ways: Figures["ways"]): Answer["ways"] {
  return [...sources, null].map((source) => {
    const way = ways.find((one) => (sourceIn(one.source) ?? null) === source);
    return {
      source,
      bookings: unlessFew(way?.bookings ?? 0),
      bookingsBefore: unlessFew(way?.before ?? 0),
      views: unlessFew(way?.views ?? 0),
    };
  });
}
