import { cellMs } from "#contract/calendar-cells.ts";
import { instantOf } from "#web/lib/zoned-time.ts";

/** A quarter of an hour. `key` is the local time, with `+` appended in the second of two equal hours in autumn. */
export type GridCell = { readonly start: number; readonly time: string; readonly key: string };
export type GridDay = {
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly cells: readonly GridCell[];
};

/** The cells of a calendar day in a zone: 92 or 100 instead of 96 on the days when clocks change. */
export function gridDay(date: string, zone: string): GridDay {
  const start = Date.parse(instantOf(`${date}T00:00`, zone) ?? "");
  const end = Date.parse(instantOf(`${addDays(date, 1)}T00:00`, zone) ?? "");
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  const seen = new Set<string>();
  const cells = Array.from({ length: (end - start) / cellMs }, (_, n): GridCell => {
    const at = start + n * cellMs;
    const time = clock.format(at);
    const key = seen.has(time) ? `${time}+` : time;
    seen.add(time);
    return { start: at, time, key };
  });
  return { date, start, end, cells };
}

export function gridWeek(date: string, zone: string): GridDay[] {
  const monday = mondayOf(date);
  return Array.from({ length: 7 }, (_, n) => gridDay(addDays(monday, n), zone));
}

export function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

export function mondayOf(date: string): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}
