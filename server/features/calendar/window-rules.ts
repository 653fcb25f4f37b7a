import type { FieldProblem } from "#contract/refusals.ts";
import { type Interval, isOnGrid } from "./time-rules.ts";

const dayMs = 86_400_000;
/** The day on which the clocks go back has 25 hours. */
const clockChangeMs = 3_600_000;

/**
 * 62 days have at most 5,952 cells, about 600 KB. Several calendars share the same cells, so their number does not
 * matter.
 */
export const maxDaysRead = 62;
/** If each of 50 calendars had its own cells, 62 days would be 33 MB. */
export const maxDaysOfEach = 8;
export const maxDaysSet = 31;
/** A range has at most 366 days. */
export const maxDaysRestored = 367;

type Problems = Readonly<Record<string, FieldProblem>>;

export function windowProblems({ start, end }: Interval, maxDays: number): Problems | null {
  if (end <= start) return { endTime: "range_inverted" };
  return end - start > maxDays * dayMs + clockChangeMs ? { endTime: "range_too_long" } : null;
}

export function gridProblems({ start, end }: Interval): Problems | null {
  if (!isOnGrid(start)) return { startTime: "off_grid" };
  return isOnGrid(end) ? null : { endTime: "off_grid" };
}
