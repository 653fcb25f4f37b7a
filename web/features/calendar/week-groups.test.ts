import { expect, test } from "vitest";
import { groupDays } from "./week-groups.ts";

test("days in a row with the same hours are one group", () => {
  const day = [{ from: "09:00", to: "17:00" }];
  const short = [{ from: "09:00", to: "12:00" }];
  expect(groupDays([day, day, day, day, day, short, []])).toEqual([
    { first: 0, last: 4, stretches: day },
    { first: 5, last: 5, stretches: short },
    { first: 6, last: 6, stretches: [] },
  ]);
});
