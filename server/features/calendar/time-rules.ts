import { cellMs, cellsFor } from "#contract/calendar-cells.ts";

/** Half-open: includes `start`, excludes `end`. In milliseconds since the epoch. */
export type Interval = { readonly start: number; readonly end: number };

export function isOnGrid(instant: number): boolean {
  return instant % cellMs === 0;
}

/** In milliseconds. */
export function lengthOf(durationMinutes: number | null): number {
  return cellsFor(durationMinutes) * cellMs;
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Sorted, and merged where they touch or overlap. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const next of [...intervals].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && next.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, next.end) };
    else result.push(next);
  }
  return result;
}

/** What is left of `whole` without `taken`. One pass over both, so that a busy calendar costs little. */
export function without(whole: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const holes = mergeIntervals(taken);
  const left: Interval[] = [];
  let next = 0;
  for (const { start, end } of mergeIntervals(whole)) {
    let from = start;
    while ((holes[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    for (let at = next; (holes[at]?.start ?? Number.POSITIVE_INFINITY) < end; at++) {
      const hole = holes[at] as Interval;
      if (from < hole.start) left.push({ start: from, end: hole.start });
      from = Math.max(from, hole.end);
    }
    if (from < end) left.push({ start: from, end });
  }
  return left;
}

/** Finds the interval that contains a moment. Ask in ascending order; the intervals must not overlap. */
export function lookup<T extends Interval>(intervals: readonly T[]): (moment: number) => T | undefined {
  const sorted = [...intervals].sort((a, b) => a.start - b.start);
  let at = 0;
  return (moment) => {
    while ((sorted[at]?.end ?? Number.POSITIVE_INFINITY) <= moment) at++;
    const candidate = sorted[at];
    return candidate && candidate.start <= moment ? candidate : undefined;
  };
}

export function cellsIn({ start, end }: Interval): number[] {
  const first = Math.ceil(start / cellMs) * cellMs;
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / cellMs)) }, (_, n) => first + n * cellMs);
}
