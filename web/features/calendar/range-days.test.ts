import { expect, test } from "vitest";
import { calendar } from "#messages/en/calendar.ts";
import { countDays, everyDay, type RangeFields, rangeWindows, timesOf } from "./range-days.ts";

test("the range tool offers four time windows with the specified names and hours", () => {
  expect(rangeWindows.map(({ name }) => `${calendar[`range.${name}`]} ${calendar[`range.${name}Hours`]}`)).toEqual([
    "Full Day 6am-6pm",
    "Morning 6am-12pm",
    "Afternoon 12pm-3pm",
    "Evening 3pm-6pm",
  ]);
  expect(rangeWindows.map(({ from, to }) => [from, to])).toEqual([
    [6, 18],
    [6, 12],
    [12, 15],
    [15, 18],
  ]);
});

const fields: RangeFields = {
  from: "2027-03-01",
  to: "2027-03-14",
  windowName: "fullDay",
  ownFrom: "09:15",
  ownTo: "13:45",
  status: "available",
  weekdays: everyDay,
};

test.for([
  ["fullDay", { from: "06:00", to: "18:00" }],
  ["morning", { from: "06:00", to: "12:00" }],
  ["afternoon", { from: "12:00", to: "15:00" }],
  ["evening", { from: "15:00", to: "18:00" }],
  ["own", { from: "09:15", to: "13:45" }],
  ["none", null],
] as const)("the window %s is sent as times of the clock: %o", ([windowName, times]) => {
  expect(timesOf({ ...fields, windowName })).toEqual(times);
});

test.for([
  [{}, 14],
  [{ weekdays: [1, 7] }, 4],
  [{ to: "2027-03-01", weekdays: [2] }, 0],
  [{ to: "" }, null],
  [{ to: "2027-02-28" }, null],
  [{ to: "2028-02-29" }, 366],
  [{ to: "9999-12-31" }, null],
] as const)("a range with %j has %s days", ([changes, days]) => {
  expect(countDays({ ...fields, ...changes })).toBe(days);
});
