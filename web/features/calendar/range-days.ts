import { addDays, daysFrom, weekdayOf } from "#web/lib/civil-date.ts";

export const rangeWindows = [
  { name: "fullDay", from: 6, to: 18 },
  { name: "morning", from: 6, to: 12 },
  { name: "afternoon", from: 12, to: 15 },
  { name: "evening", from: 15, to: 18 },
] as const;

export type RangeFields = {
  readonly from: string;
  readonly to: string;
  /** The name of one of the four windows, or `own`. */
  readonly windowName: string;
  readonly ownFrom: string;
  readonly ownTo: string;
  readonly status: "available" | "unavailable" | "hours";
  /** Monday is 1. */
  readonly weekdays: readonly number[];
};

export const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;

export function timesOf({ windowName, ownFrom, ownTo }: RangeFields): { from: string; to: string } | null {
  if (windowName === "own") return { from: ownFrom, to: ownTo };
  const window = rangeWindows.find(({ name }) => name === windowName);
  return window ? { from: oClock(window.from), to: oClock(window.to) } : null;
}

/** The server refuses longer ranges. */
const maxDays = 366;

/** Null means that no days are chosen, or more than can be set at once. */
export function countDays({ from, to, weekdays }: RangeFields): number | null {
  const days = from && to ? daysFrom(from, to) + 1 : 0;
  if (days < 1 || days > maxDays) return null;
  const all = Array.from({ length: days }, (_, n) => weekdayOf(addDays(from, n)) + 1);
  return all.filter((day) => weekdays.includes(day)).length;
}

function oClock(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}
