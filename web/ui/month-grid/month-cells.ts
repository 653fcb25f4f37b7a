import { addDays, mondayOf } from "#web/lib/civil-date.ts";

export type MonthCell = { readonly date: string; readonly isOutside: boolean };

const cellCount = 42;

/** Always six weeks, so that the height never changes. The first day is the Monday on or before the 1st. */
export function monthCells(month: string): MonthCell[] {
  const monday = mondayOf(`${month}-01`);
  return Array.from({ length: cellCount }, (_, index) => {
    const date = addDays(monday, index);
    return { date, isOutside: !date.startsWith(month) };
  });
}

export function weeksOf(cells: readonly MonthCell[]): MonthCell[][] {
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
