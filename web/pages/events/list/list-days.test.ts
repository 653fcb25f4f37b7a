import { expect, test } from "vitest";
import { daysOfMonth, weekendFrom } from "./list-days.ts";

test("the current month begins today, and other months on the first", () => {
  expect(daysOfMonth("2027-02", "2027-02-26").dates).toEqual(["2027-02-26", "2027-02-27", "2027-02-28"]);
  expect(daysOfMonth("2027-03", "2027-02-26")).toMatchObject({ first: "2027-03-01", last: "2027-03-31" });
});

test.for([
  ["2027-03-01", "2027-03-06", "2027-03-07"],
  ["2027-03-05", "2027-03-06", "2027-03-07"],
  ["2027-03-06", "2027-03-06", "2027-03-07"],
  ["2027-03-07", "2027-03-07", "2027-03-07"],
] as const)("seen from %s, the weekend is from %s to %s", ([today, first, last]) => {
  expect(weekendFrom(today)).toEqual({ first, last });
});
