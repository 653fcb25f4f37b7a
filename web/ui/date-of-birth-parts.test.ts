import { expect, test } from "vitest";
import { birthYears, dateOf, noParts, partsOf, withPart } from "./date-of-birth-parts.ts";

test("years run from 18 to 100 years ago", () => {
  const years = birthYears(2026);
  expect([years.at(0), years.at(-1), years.length]).toEqual([2008, 1926, 83]);
});

test("there is a value only after day, month and year are chosen", () => {
  const steps = [{ day: 17 }, { month: 6 }, { year: 1991 }];
  let parts = noParts;
  const values = steps.map((step) => {
    parts = withPart(parts, step);
    return dateOf(parts);
  });
  expect(values).toEqual(["", "", "1991-06-17"]);
});

test("the day is clamped when the month or the year changes", () => {
  expect(dateOf(withPart(partsOf("1992-03-31"), { month: 2 }))).toBe("1992-02-29");
  expect(dateOf(withPart(partsOf("1992-02-29"), { year: 1991 }))).toBe("1991-02-28");
  expect(withPart({ day: 31, month: null, year: null }, { month: 2 }).day).toBe(29);
});

test("an invalid date leaves all parts empty", () => {
  expect(partsOf("1991-02-30")).toEqual(noParts);
});
