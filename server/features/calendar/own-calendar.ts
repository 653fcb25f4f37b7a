import { Temporal } from "temporal-polyfill";
import { timeZoneOf } from "#contract/countries/country-packs.ts";
import type { FieldProblem } from "#contract/refusals.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findOwnCalendars, type Staff } from "#server/features/hosts/index.ts";
import { refuse } from "#server/refusal.ts";
import { lastBookableMoment } from "./calendar-rules.ts";
import type { CalendarKey } from "./calendar-store.ts";

/** Staff have only their own calendars. Without an id, the first one is meant. */
export async function ownCalendar(db: Db, actor: Staff, calendarId: number | undefined): Promise<CalendarKey> {
  const own = await findOwnCalendars(db, actor);
  const calendar = own.find(({ id }) => calendarId === undefined || id === calendarId) ?? refuse("not_found");
  return { hostId: actor.hostId, calendarId: calendar.id };
}

export function settableDays(deps: Deps, { country }: Staff): { today: string; lastDay: string } {
  const timeZone = timeZoneOf(country);
  const now = deps.clock.now().getTime();
  const dateAt = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return { today: dateAt(now), lastDay: dateAt(lastBookableMoment(now, timeZone) - 1) };
}

export function dateProblem(date: string, days: { today: string; lastDay: string }): FieldProblem | null {
  if (date < days.today) return "date_is_past";
  return date > days.lastDay ? "date_too_far" : null;
}
