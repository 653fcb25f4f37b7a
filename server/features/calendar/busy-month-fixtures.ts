import { cellMs } from "#contract/calendar-cells.ts";
import type { HeldTime } from "./calendar-rules.ts";
import { availabilityOf, dayParts, hoursByDay, openTime } from "./opening-hours-rules.ts";
import { offeredStarts, roomFor, startLimits } from "./visit-rules.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;
const days = 31;
const timeZone = "Europe/Malta";

/** 31 days with weekly hours and 100 visits. The result computes the starts of one item as slots do, without the database. */
export function aBusyMonth(): () => number[] {
  const start = Date.parse("2027-03-10T00:00:00Z");
  const window = { start, end: start + days * dayMs };
  const day = [
    [540, 780],
    [840, 1080],
  ] as const;
  const weekly = [{ validFrom: "2027-01-01", days: Array.from({ length: 7 }, () => day) }];
  const hours = { weekly, differing: [], holidays: null };
  const held: HeldTime[] = Array.from({ length: 100 }, (_, n) => {
    const at = start + (n % days) * dayMs + (36 + 4 * Math.floor(n / days)) * cellMs;
    return { start: at, end: at + 2 * cellMs, kind: "visit", bookingId: `B${n}`, serviceItemIds: [1] };
  });
  const visit = { length: 75 * minuteMs, before: 10 * minuteMs, after: 15 * minuteMs };
  const rules = { notice: 0, daysAhead: 180, dayLimits: [] };
  return () => {
    const open = openTime(dayParts(window, timeZone), hoursByDay(hours, new Set()));
    const room = roomFor(visit, { availability: availabilityOf([], open), held });
    return offeredStarts(window, room, visit, startLimits(rules, held, start, timeZone));
  };
}
