import { Temporal } from "temporal-polyfill";
import { placeOf } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readInsights as endpoint } from "#contract/insights.ts";
import type { Deps } from "#server/deps.ts";
import { findEventFigures } from "#server/features/events/index.ts";
import { calendarsAsked, type Staff } from "#server/features/hosts/index.ts";
import { refuse } from "#server/refusal.ts";
import { readFigures } from "./figure-store.ts";
import { insightAnswer } from "./insight-answer.ts";
import { periodOf } from "./period-rules.ts";

/** Owners and managers see the figures of the whole host. Staff see those of their own calendars. */
export async function readInsights(
  deps: Deps,
  actor: Staff,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (query.kindredProviderId !== actor.hostId) refuse("not_found");
  const { timeZone, currency } = placeOf(actor.country);
  const now = deps.clock.now();
  const period = periodOf(Number(query.period), now, timeZone);
  const isWholeHost = actor.role !== "staff";
  const calendarIds = await calendarsAsked(deps.db, actor, undefined);
  const from = Temporal.PlainDate.from(period.from).toZonedDateTime(timeZone).epochMilliseconds;
  const [figures, events] = await Promise.all([
    readFigures(deps.db, actor.hostId, calendarIds, period),
    isWholeHost ? findEventFigures(deps.db, actor.hostId, new Date(from)) : null,
  ]);
  return insightAnswer(figures, period, {
    currency,
    isWholeHost,
    events:
      events?.map((event) => ({
        id: event.id,
        title: event.title,
        startsAt: event.start_date.toISOString(),
        timeZone: event.timezone,
        capacity: event.capacity,
        registered: event.places_taken,
        came: event.places_admitted,
        isOver: event.end_date <= now,
      })) ?? null,
  });
}
