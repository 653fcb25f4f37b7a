import { cellMs } from "#contract/calendar-cells.ts";
import type { HeldTime } from "#server/features/calendar/calendar-rules.ts";
import { availabilityOf, dayParts, hoursByDay, openTime } from "#server/features/calendar/opening-hours-rules.ts";
import { offeredStarts, roomFor, startLimits } from "#server/features/calendar/visit-rules.ts";
import type { Line } from "./goals.ts";
import { median } from "./rounds.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;
const days = 31;
const goalMs = 0.3;
const rounds = 2_000;

/** The starts of one item in 31 days with weekly hours and 100 visits, without the database. */
export async function measureStarts(): Promise<Line[]> {
  const start = Date.parse("2027-03-10T00:00:00Z");
  const window = { start, end: start + days * dayMs };
  const nineToSix = [
    [540, 780],
    [840, 1080],
  ] as const;
  const hours = {
    weekly: [{ validFrom: "2027-01-01", days: Array.from({ length: 7 }, () => nineToSix) }],
    differing: [],
    holidays: null,
  };
  const held: HeldTime[] = Array.from({ length: 100 }, (_, n) => {
    const at = start + (n % days) * dayMs + (36 + 4 * Math.floor(n / days)) * cellMs;
    return { start: at, end: at + 2 * cellMs, kind: "visit", bookingId: `B${n}`, serviceItemIds: [1] };
  });
  const visit = { length: 75 * minuteMs, before: 10 * minuteMs, after: 15 * minuteMs };
  const rules = { notice: 0, daysAhead: 180, dayLimits: [] };
  const times: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const before = performance.now();
    const open = openTime(dayParts(window, "Europe/Malta"), hoursByDay(hours, new Set()));
    const room = roomFor(visit, { availability: availabilityOf([], open), held });
    const found = offeredStarts(window, room, visit, startLimits(rules, held, start, "Europe/Malta"));
    times.push(performance.now() - before);
    if (found.length === 0) throw new Error("The calendar of the benchmark has no free time");
  }
  const ours = median(times);
  const line = { id: "P14", what: "starts of an item, 31 days with hours and 100 visits, without the database" };
  return [
    {
      ...line,
      ours: `${ours.toFixed(3)} ms`,
      reference: "–",
      ratio: null,
      goal: `≤ ${goalMs} ms`,
      isMet: ours <= goalMs,
    },
  ];
}
