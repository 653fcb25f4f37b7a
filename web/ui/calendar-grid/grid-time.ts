import { cellMs } from "#contract/calendar-cells.ts";
import { formatClock } from "#format/times.ts";
import { addDays, mondayOf } from "#web/lib/civil-date.ts";
import { instantOf } from "#web/lib/zoned-time.ts";

/** `key` is the local time. When an hour occurs twice in autumn, the keys of the second one end in `+`. */
export type GridCell = { readonly start: number; readonly time: string; readonly key: string };
export type GridDay = {
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly cells: readonly GridCell[];
};

/** A day has 92 or 100 cells instead of 96 when clocks change. */
export function gridDay(date: string, zone: string): GridDay {
  const start = Date.parse(instantOf(`${date}T00:00`, zone) ?? "");
  const end = Date.parse(instantOf(`${addDays(date, 1)}T00:00`, zone) ?? "");
  const seen = new Set<string>();
  const cells = Array.from({ length: (end - start) / cellMs }, (_, n): GridCell => {
    const at = start + n * cellMs;
    // This is part of a key, so it must be the same in every language.
    const time = formatClock(at, "en", zone);
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
