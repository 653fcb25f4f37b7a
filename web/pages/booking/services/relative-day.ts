import { addDays } from "#web/lib/civil-date.ts";
import { localDateOf } from "#web/lib/zoned-time.ts";

/** Uses the date at the venue, not the visitor's. */
export function relativeDay(instant: string, now: number, timeZone: string): "today" | "tomorrow" | "later" {
  const today = localDateOf(new Date(now).toISOString(), timeZone);
  const day = localDateOf(instant, timeZone);
  if (day === today) return "today";
  return day === addDays(today, 1) ? "tomorrow" : "later";
}
