import { aBusyMonth } from "#server/features/calendar/busy-month-fixtures.ts";
import type { Line } from "./goals.ts";
import { median } from "./rounds.ts";

const goalMs = 0.3;
const rounds = 2_000;

/** P14: the starts of one item in 31 days with weekly hours and 100 visits, without the database. */
export async function measureStarts(): Promise<Line[]> {
  const readStarts = aBusyMonth();
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now();
    readStarts();
    return performance.now() - before;
  });
  const ours = median(times);
  return [
    {
      id: "P14",
      what: "starts of an item, 31 days with hours and 100 visits, without the database",
      ours: `${ours.toFixed(3)} ms`,
      reference: "–",
      ratio: null,
      goal: `≤ ${goalMs} ms`,
      isMet: ours <= goalMs,
    },
  ];
}
