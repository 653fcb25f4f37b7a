import { Temporal } from "temporal-polyfill";
import type { DayName } from "./filter-words.ts";

const saturday = 6;
const sunday = 7;

export function today(now: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** `when` is a name such as `weekend`, or an ISO date. */
export function daysOf(when: string, from: Temporal.PlainDate): string[] {
  const days = (first: Temporal.PlainDate, count: number) =>
    Array.from({ length: count }, (_, n) => first.add({ days: n }).toString());
  if (when === "today") return days(from, 1);
  if (when === "tomorrow") return days(from.add({ days: 1 }), 1);
  if (when === "week") return days(from, 7);
  if (when !== "weekend") return [when];
  if (from.dayOfWeek === sunday) return days(from, 1);
  return days(from.add({ days: saturday - from.dayOfWeek }), 2);
}

/** A weekday means the next one; today counts. */
export function whenInWords(when: DayName | null, from: Temporal.PlainDate): string | null {
  const weekday = /^weekday-(\d)$/.exec(when ?? "")?.[1];
  return weekday ? from.add({ days: (Number(weekday) - from.dayOfWeek + 7) % 7 }).toString() : when;
}

export const namedSpans = ["today", "tomorrow", "weekend", "week"] as const;
