import { addDays, type CivilDate, type CivilMonth, weekday } from "./civil-date.ts";

export type MonthCell = { readonly date: CivilDate; readonly isOutside: boolean };

const cellCount = 42;

/** Always six weeks, from the Monday on or before the first, so that the height never changes. */
export function monthCells(month: CivilMonth): MonthCell[] {
  const first = { ...month, day: 1 };
  const lead = weekday(first);
  return Array.from({ length: cellCount }, (_, index) => {
    const date = addDays(first, index - lead);
    return { date, isOutside: date.month !== month.month };
  });
}

export function weeksOf(cells: readonly MonthCell[]): MonthCell[][] {
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
