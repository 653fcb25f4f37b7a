import { expect, test } from "vitest";
import {
  dayDraft,
  dayProblem,
  minutesOpen,
  opened,
  openStretchesIn,
  stretchesOf,
  weekDraft,
  withoutStretch,
  withStretch,
} from "./week-draft.ts";

const morning = { from: "09:00", to: "13:00" };
const afternoon = { from: "14:00", to: "18:00" };

test("an unticked day is closed and keeps its stretches", () => {
  const day = dayDraft([morning, afternoon]);
  const closed = { ...day, isOpen: false };
  expect([stretchesOf(closed), minutesOpen(closed)]).toEqual([[], 0]);
  expect(stretchesOf(opened(closed))).toEqual([morning, afternoon]);
  expect(stretchesOf(opened(dayDraft([])))).toEqual([{ from: "09:00", to: "17:00" }]);
});

test("a stretch is added an hour after the last, within the day, and the last removed closes the day", () => {
  const day = withStretch(dayDraft([morning]));
  expect(stretchesOf(day)[1]).toEqual({ from: "14:00", to: "17:00" });
  expect(stretchesOf(withStretch(dayDraft([{ from: "20:00", to: "23:30" }])))[1]).toEqual({
    from: "23:00",
    to: "24:00",
  });
  const less = withoutStretch(day, 0);
  expect(withoutStretch(less, 1).isOpen).toBe(false);
  expect(withStretch(less).stretches.map(({ key }) => key)).toEqual([1, 2]);
});

test.for([
  [[morning, afternoon], null],
  [[afternoon, morning], null],
  [[morning, { from: "13:00", to: "14:00" }], null],
  [[morning, { from: "12:45", to: "14:00" }], "overlap"],
  [[{ from: "13:00", to: "13:00" }], "inverted"],
] as const)("the stretches %j have the problem %s", ([stretches, problem]) => {
  expect(dayProblem(dayDraft(stretches))).toBe(problem);
});

test("a week without hours has seven closed days", () => {
  expect(weekDraft().map(({ isOpen }) => isOpen)).toEqual(Array(7).fill(false));
});

test("a ticked day without times, as a page without scripts sends it, is a usual day", () => {
  const form: Record<string, string> = { d0s0from: "10:00", d0s0to: "12:00", d0s1from: "14:00", d0s1to: "" };
  const text = (name: string) => form[name] ?? "";
  expect(openStretchesIn(text, 0)).toEqual([{ from: "10:00", to: "12:00" }]);
  expect(openStretchesIn(text, 1)).toEqual([{ from: "09:00", to: "17:00" }]);
});
