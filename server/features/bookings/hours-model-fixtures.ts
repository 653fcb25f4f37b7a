import { Temporal } from "temporal-polyfill";
import { listCalendars } from "#contract/calendars.ts";
import { removeDifferingDay, setDifferingDay, setHolidayClosing, setWeeklyHours } from "#contract/opening-hours.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import { publicHolidays } from "#server/platform/public-holidays.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { daysAfter, nextYear } from "#server/testing/test-days.ts";

type Stretch = { readonly from: string; readonly to: string };

/**
 * Opening hours as a simple model: it asks the local clock of each cell whether it is within the hours of that day. The
 * actions change the hours in the API and in the model.
 */
export async function hoursModel(
  app: TestApp,
  host: TestHost,
  place: { readonly country: string; readonly timeZone: string },
  days: readonly string[],
  pick: (below: number) => number,
) {
  const { body } = await app.call(listCalendars, { params: { hostId: String(host.hostId) }, query: {} }, host);
  const params = { hostId: String(host.hostId), calendarId: String(body[0]?.id) };
  const years = [nextYear - 1, nextYear];
  const inYears = await Promise.all(years.map((year) => publicHolidays(place.country, year)));
  const holidays = new Set(inYears.flat().map(({ date }) => date));
  const weekly = new Map<string, readonly (readonly Stretch[])[]>();
  const differing = new Map<string, readonly Stretch[]>();
  // The server ignores opened days in the past.
  const tomorrow = daysAfter(new Date().toISOString().slice(0, 10), 1);
  let closing: { closed: boolean; openedDays: string[] } = { closed: false, openedDays: [] };
  const clockAt = (cell: number) => {
    const local = Temporal.Instant.fromEpochMilliseconds(cell).toZonedDateTimeISO(place.timeZone);
    return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString().slice(0, 5) };
  };
  const someDay = () => daysAfter(days[pick(days.length)] as string, pick(3) - 1);
  const clockTime = (quarter: number) =>
    `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;

  function someStretches(): Stretch[] {
    const ends = Array.from({ length: 2 * pick(5) }, () => pick(97));
    const sorted = [...new Set(ends)].sort((a, b) => a - b);
    return Array.from({ length: Math.floor(sorted.length / 2) }, (_, n) => ({
      from: clockTime(sorted[2 * n] as number),
      to: clockTime(sorted[2 * n + 1] as number),
    }));
  }

  async function changeWeek() {
    const validFrom = pick(4) === 0 ? `${nextYear}-01-02` : someDay();
    const hours = Array.from({ length: 7 }, someStretches);
    await accepted(app.call(setWeeklyHours, { params, body: { validFrom, days: hours } }, host));
    for (const known of weekly.keys()) if (known >= validFrom) weekly.delete(known);
    weekly.set(validFrom, hours);
  }

  async function changeDay() {
    const date = someDay();
    const stretches = pick(3) === 0 ? [] : someStretches();
    await accepted(
      app.call(setDifferingDay, { params: { ...params, date }, body: { stretches, reason: "Model" } }, host),
    );
    differing.set(date, stretches);
  }

  async function removeDay() {
    const date = [...differing.keys()][pick(differing.size || 1)];
    if (!date) return;
    await accepted(app.call(removeDifferingDay, { params: { ...params, date } }, host));
    differing.delete(date);
  }

  async function changeHolidays() {
    closing = { closed: pick(4) > 0, openedDays: [...holidays].filter((date) => date >= tomorrow && pick(3) === 0) };
    await accepted(app.call(setHolidayClosing, { params, body: closing }, host));
  }

  function stretchesOn(date: string): readonly Stretch[] {
    const own = differing.get(date);
    if (own) return own;
    if (closing.closed && holidays.has(date) && !closing.openedDays.includes(date)) return [];
    const version = [...weekly.keys()].sort().findLast((validFrom) => validFrom <= date);
    return version ? (weekly.get(version)?.[weekdayOf(date)] ?? []) : [];
  }

  function someRange() {
    const startDate = someDay();
    const endDate = daysAfter(startDate, pick(4));
    const first = pick(90);
    const [from, to] = [clockTime(first), clockTime(first + 1 + pick(96 - first))];
    const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => pick(3) > 0);
    const hasDay = [0, 1, 2, 3].some((n) => {
      const date = daysAfter(startDate, n);
      return date <= endDate && weekdays.includes(weekdayOf(date) + 1);
    });
    if (!hasDay) return undefined;
    const status = (["available", "unavailable", "hours"] as const)[pick(3)] ?? "available";
    const covers = (cell: number) => {
      const { date, time } = clockAt(cell);
      const isChosen = startDate <= date && date <= endDate && weekdays.includes(weekdayOf(date) + 1);
      return isChosen && from <= time && time < to;
    };
    return { range: { startDate, endDate, from, to, weekdays, status }, covers };
  }

  return {
    someRange,
    statusOf(cell: number): "available" | undefined {
      const { date, time } = clockAt(cell);
      return stretchesOn(date).some(({ from, to }) => from <= time && time < to) ? "available" : undefined;
    },
    actions: [changeWeek, changeDay, removeDay, changeHolidays],
  };
}

/** Monday is 0. */
function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

async function accepted(call: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await call;
  if (status !== 200) throw new Error(JSON.stringify(body));
}
