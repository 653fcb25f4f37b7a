import { expect, test } from "vitest";
import { cellMs } from "#contract/calendar-cells.ts";
import { cellAfterKey, cellsBetween } from "./grid-keyboard.ts";
import { gridRows, startsRun, unfoldedHours } from "./grid-layout.ts";
import { gridDay, gridWeek } from "./grid-time.ts";

const at = (rows: ReturnType<typeof gridRows>, key: string, column: number) =>
  rows.find((row) => row.key === key)?.cells[column]?.start as number;

test("an ordinary week has 96 rows of seven cells", () => {
  const rows = gridRows(gridWeek("2026-11-15", "Europe/Malta"));
  expect(rows).toHaveLength(96);
  expect(rows.flatMap(({ cells }) => cells).filter(Boolean)).toHaveLength(672);
});

test("the spring clock-change week has a gap; the autumn one has four more rows after 02:45", () => {
  const spring = gridRows(gridWeek("2027-03-28", "Europe/Malta"));
  expect(spring.find(({ key }) => key === "02:30")?.cells[6]).toBeNull();
  const autumn = gridRows(gridWeek("2027-10-31", "Europe/Malta"));
  expect(autumn).toHaveLength(100);
  expect(autumn.slice(8, 17).map(({ key }) => key)).toEqual([
    "02:00",
    "02:15",
    "02:30",
    "02:45",
    "02:00+",
    "02:15+",
    "02:30+",
    "02:45+",
    "03:00",
  ]);
  expect(autumn[12]?.cells.filter(Boolean)).toHaveLength(1);
});

test("arrow keys move by cell and day, are mirrored right to left, and skip a gap", () => {
  const rows = gridRows(gridWeek("2027-03-28", "Europe/Malta"));
  const from = at(rows, "09:00", 2);
  expect(cellAfterKey(rows, from, "ArrowDown", "ltr")).toBe(at(rows, "09:15", 2));
  expect(cellAfterKey(rows, from, "ArrowRight", "ltr")).toBe(at(rows, "09:00", 3));
  expect(cellAfterKey(rows, from, "ArrowRight", "rtl")).toBe(at(rows, "09:00", 1));
  expect(cellAfterKey(rows, at(rows, "01:45", 6), "ArrowDown", "ltr")).toBe(at(rows, "03:00", 6));
  expect(cellAfterKey(rows, at(rows, "00:00", 0), "ArrowUp", "ltr")).toBe(at(rows, "00:00", 0));
  expect(cellAfterKey(rows, from, "x", "ltr")).toBeNull();
});

test("a selection is the rectangle between two cells, in any order", () => {
  const rows = gridRows(gridWeek("2026-11-15", "Europe/Malta"));
  expect(cellsBetween(rows, at(rows, "10:00", 3), at(rows, "09:30", 2))).toHaveLength(6);
});

test("startsRun finds the first of several equal cells; unfoldedHours adds an hour before and after the set hours", () => {
  const day = gridDay("2026-11-16", "Europe/Malta");
  const nine = day.start + 36 * cellMs;
  const statusOf = (start: number) => (start >= nine && start < nine + 8 * cellMs ? "available" : "not-set");
  expect(day.cells.filter((_, n) => startsRun(day.cells, n, statusOf)).map(({ time }) => time)).toEqual([
    "00:00",
    "09:00",
    "11:00",
  ]);
  expect(unfoldedHours(day, statusOf)).toEqual({ first: 8, last: 11 });
});
