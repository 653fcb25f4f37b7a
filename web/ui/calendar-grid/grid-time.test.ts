import { describe, expect, test } from "vitest";
import { gridDay, gridWeek } from "./grid-time.ts";

describe("number of cells in a day", () => {
  test.for([
    ["2026-11-15", 96],
    ["2026-03-29", 92],
    ["2026-10-25", 100],
    ["2027-03-28", 92],
    ["2027-10-31", 100],
  ] as const)("%s has %i cells", ([date, count]) => {
    const { cells } = gridDay(date, "Europe/Malta");
    expect(cells).toHaveLength(count);
    expect(new Set(cells.map(({ key }) => key)).size).toBe(count);
    expect(cells[0]?.time).toBe("00:00");
    expect(cells.at(-1)?.time).toBe("23:45");
  });
});

test("02:30 is missing in spring and appears twice in autumn", () => {
  expect(gridDay("2027-03-28", "Europe/Malta").cells.map(({ time }) => time)).not.toContain("02:30");
  expect(
    gridDay("2027-10-31", "Europe/Malta")
      .cells.filter(({ time }) => time === "02:30")
      .map(({ key }) => key),
  ).toEqual(["02:30", "02:30+"]);
});

test("a week runs from Monday to Sunday, also at the end of a year", () => {
  expect(gridWeek("2027-01-01", "Europe/Malta").map(({ date }) => date)).toEqual([
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
  ]);
});
