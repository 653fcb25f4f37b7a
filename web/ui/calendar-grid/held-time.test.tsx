import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { DayGrid, type DayWords } from "./day-grid.tsx";
import { gridRows } from "./grid-layout.ts";
import { gridDay } from "./grid-time.ts";
import type { HeldKind } from "./held-time.tsx";
import { type GridProps, WeekGrid } from "./week-grid.tsx";

const kinds: readonly HeldKind[] = ["hold", "event", "imported", "before", "after"];
const day = gridDay("2027-03-03", "UTC");
const nine = day.start + 9 * 3_600_000;
/** One hour for each kind, from 09:00 on. */
const heldAt = (start: number) => {
  const kind = kinds[Math.floor((start - nine) / 3_600_000)];
  return start >= nine && kind ? { kind, word: `word of ${kind}`, short: `short ${kind}` } : null;
};
const grid: GridProps = {
  today: day.date,
  statusOf: (start) => (heldAt(start) ? "unavailable" : "not-set"),
  isByHours: () => false,
  heldAt,
  hasHours: true,
  bookingAt: () => undefined,
  selection: { selected: new Set() } as unknown as GridProps["selection"],
  isSelecting: false,
  onPress: () => undefined,
};
const words: DayWords = {
  grid: "Calendar",
  dayName: (date) => ({ number: "3", weekday: "Wed", long: date }),
  status: (status) => status,
  label: (status) => status,
  folded: (from, to) => `${from} ${to}`,
  join: (...texts) => texts.join(", "),
  until: (time) => time,
};

function cellsIn(html: string): Map<string, string> {
  const cells = html.match(/<button type="button" class="(day|week)-grid-cell.*?<\/button>/gs) ?? [];
  return new Map(
    cells.flatMap((cell) =>
      /data-kind="(\w+)"/.exec(cell)?.[1] ? [[String(/data-start="(\d+)"/.exec(cell)?.[1]), cell]] : [],
    ),
  );
}

test("in the day view for phones, each quarter of an hour that is held has the pattern, icon and name of its kind", () => {
  const cells = cellsIn(renderToString(<DayGrid day={day} words={words} {...grid} />));
  expect(cells.size).toBe(kinds.length * 4);
  const icons = kinds.map((kind, n) => {
    const cell = cells.get(String(nine + n * 3_600_000)) ?? "";
    expect(cell).toContain(`data-kind="${kind}"`);
    expect(cell).toContain(`09:00, word of ${kind}`.replace("09", String(9 + n).padStart(2, "0")));
    return /lucide-[\w-]+/.exec(cell)?.[0];
  });
  // Before and after a visit are one thing for the host.
  expect(new Set(icons).size).toBe(kinds.length - 1);
});

test("in the week, only the first cell of a held time has its icon and short word", () => {
  const Page = createRoutesStub([
    { path: "/", Component: () => <WeekGrid days={[day]} rows={gridRows([day])} words={words} {...grid} /> },
  ]);
  const cells = cellsIn(renderToString(<Page />));
  for (const [n, kind] of kinds.entries()) {
    expect(cells.get(String(nine + n * 3_600_000))).toContain(`short ${kind}`);
    expect(cells.get(String(nine + n * 3_600_000 + 900_000))).not.toContain("lucide");
  }
});
