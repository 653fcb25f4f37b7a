import { expect, test } from "vitest";
import { fits, freeMinutes } from "./free-duration.ts";

const quarter = 900_000;
const statusOf = (start: number) => (start < 3 * quarter ? "available" : "booked");

test("free time ends at the first cell that is not available", () => {
  expect(freeMinutes(quarter, 8 * quarter, statusOf)).toBe(30);
  expect(freeMinutes(3 * quarter, 8 * quarter, statusOf)).toBe(0);
});

test("free time is unlimited if it reaches the last loaded cell", () => {
  expect(freeMinutes(quarter, 3 * quarter, statusOf)).toBe(Number.POSITIVE_INFINITY);
});

test("an item needs whole quarters of an hour, at least one", () => {
  expect(fits(30, 30)).toBe(true);
  expect(fits(31, 30)).toBe(false);
  expect(fits(null, 15)).toBe(true);
  expect(fits(null, 0)).toBe(false);
});
