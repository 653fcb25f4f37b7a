import { Temporal } from "temporal-polyfill";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readOverview as endpoint } from "#contract/overview.ts";
import type { Deps } from "#server/deps.ts";
import { findAnswers } from "#server/features/decisions/index.ts";
import { findEventReviewTimes } from "#server/features/events/index.ts";
import { findHostDays } from "#server/features/hosts/index.ts";
import { type Period, periodOf, readVisitsOfAll, stepsOf, unlessFew } from "#server/features/insights/index.ts";
import { findListingPlaces } from "#server/features/listings/index.ts";
import { countRegistrations } from "#server/features/registrations/index.ts";
import { findEmptySearches } from "#server/features/search/index.ts";
import { findListingsOfItems } from "#server/features/service-items/index.ts";
import { answerTimes } from "./answer-time-rules.ts";

/** Fewer days might be one person who tries again. */
const fewestDays = 5;

export async function readOverview(
  { db, clock, settings }: Deps,
  _: unknown,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { timeZone } = settings.countries[0];
  const period = periodOf(Number(query.period), clock.now(), timeZone);
  const { now, before } = spansOf(period, timeZone);
  const [hostDays, listings, visits, listingOf, emptySearches, answers, events] = await Promise.all([
    findHostDays(db),
    findListingPlaces(db),
    readVisitsOfAll(db, period),
    findListingsOfItems(db),
    findEmptySearches(db, { from: period.from, fewestDays }),
    findAnswers(db, now.from, now.to),
    findEventReviewTimes(db),
  ]);
  const isIn = (span: Span) => (day: Date) => day >= span.from && day < span.to;
  const added = (days: readonly Date[]) => ({
    now: days.filter(isIn(now)).length,
    before: days.filter(isIn(before)).length,
  });
  const sum = (rows: typeof visits) => rows.reduce((total, row) => total + row.visits, 0);
  const visitsNow = visits.filter(({ is_now }) => is_now);
  const visitsOf = Map.groupBy(visitsNow, ({ item_id }) => listingOf.get(item_id));
  const grouped = <K>(keyOf: (listing: (typeof listings)[number]) => K) =>
    [...Map.groupBy(listings, keyOf)]
      .map(([key, those]) => ({
        key,
        listings: those.length,
        visits: those.reduce((total, { id }) => total + sum(visitsOf.get(id) ?? []), 0),
      }))
      .sort((a, b) => b.visits - a.visits || b.listings - a.listings);
  const requested = { services: listings, events };
  return {
    period,
    hosts: { total: hostDays.length, added: added(hostDays) },
    listings: { total: listings.length, added: added(listings.map(({ created_at }) => created_at)) },
    visits: { now: sum(visitsNow), before: sum(visits.filter(({ is_now }) => !is_now)) },
    registrations: {
      now: await countRegistrations(db, now.from, now.to),
      before: await countRegistrations(db, before.from, before.to),
    },
    steps: stepsOf(period).map((day) => ({
      day,
      visits: sum(visits.filter(({ is_now, start }) => is_now && start === day)),
      before: sum(visits.filter(({ is_now, start }) => !is_now && start === day)),
    })),
    communities: grouped(({ community_id }) => community_id).map(({ key, visits, ...rest }) => ({
      communityId: key,
      ...rest,
      visits: unlessFew(visits),
    })),
    cities: grouped(({ city_id }) => city_id).map(({ key, visits, ...rest }) => ({
      cityId: key,
      ...rest,
      visits: unlessFew(visits),
    })),
    emptySearches: emptySearches.map(({ words, days, last_day }) => ({ words, days, lastDay: last_day })),
    answers: answerTimes(answers, requested),
  };
}

type Span = { readonly from: Date; readonly to: Date };

function spansOf({ from, to, before }: Period, timeZone: string): { now: Span; before: Span } {
  const start = (day: string) => new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
  const end = new Date(Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds);
  return { now: { from: start(from), to: end }, before: { from: start(before.from), to: start(from) } };
}
