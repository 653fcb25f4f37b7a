import { timeZoneOf } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { previewHours as endpoint } from "#contract/opening-hours.ts";
import type { Deps } from "#server/deps.ts";
import type { Staff } from "#server/features/hosts/index.ts";
import { readStoredTimes } from "./calendar-store.ts";
import { clockOf, stored } from "./clock-time-rules.ts";
import { dateOf, dayNumber, dayParts, type OpeningHours, stretchesIn, withWeeklyHours } from "./opening-hours-rules.ts";
import { ownCalendar, settableDays } from "./own-calendar.ts";
import { timesIn } from "./read-times.ts";

const daysShown = 7;
const dayMs = 86_400_000;

/** Bookings are left out, because the preview shows when the calendar is open. */
export async function previewHours(
  deps: Deps,
  actor: Staff,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { calendarId } = await ownCalendar(deps.db, actor, params.calendarId);
  const { today } = settableDays(deps, actor);
  const first = dayNumber(today);
  const around = { start: (first - 1) * dayMs, end: (first + daysShown + 1) * dayMs };
  const read = await readStoredTimes(deps.db, actor.hostId, [calendarId], around);
  const { validFrom, days } = body;
  const asIfSaved = (hours: OpeningHours) =>
    validFrom && days ? withWeeklyHours(hours, { validFrom, days: days.map(stored) }) : hours;
  const times = await timesIn(actor.country, {
    ...read,
    of: (id) => ({ ...read.of(id), hours: asIfSaved(read.of(id).hours) }),
  });
  const open = times.of({ id: calendarId }).availability.filter(({ isAvailable }) => isAvailable);
  const parts = dayParts(around, timeZoneOf(actor.country));
  return Array.from({ length: daysShown }, (_, n) => ({
    date: dateOf(first + n),
    stretches: parts
      .filter(({ day }) => day === first + n)
      .flatMap((part) => stretchesIn(part, open))
      .sort((a, b) => a.start - b.start)
      .map(({ from, to, isByHours = false }) => ({ from: clockOf(from), to: clockOf(to), byHours: isByHours })),
  }));
}
