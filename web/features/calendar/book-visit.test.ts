import { expect, test } from "vitest";
import { addProblem, bookVisit } from "./book-visit.ts";

const item = (id: number, duration_minutes: number | null, provider_id = 7) => ({
  id,
  provider_id,
  price: 20,
  duration_minutes,
});

test("a visit has the sum of prices and durations", () => {
  expect(bookVisit([item(1, 45), item(2, 75)])).toMatchObject({ price: 40, durationMinutes: 120, lengthMinutes: 120 });
});

test("an item without a duration needs a quarter of an hour and adds nothing to the duration", () => {
  expect(bookVisit([item(1, null)])).toMatchObject({ durationMinutes: null, lengthMinutes: 15 });
  expect(bookVisit([item(1, 30), item(2, null)])).toMatchObject({ durationMinutes: 30, lengthMinutes: 45 });
});

test("an item can be added only if the whole visit fits", () => {
  const visit = bookVisit([item(1, 45)]);
  expect(addProblem(visit, item(2, 75), 120)).toBeNull();
  expect(addProblem(visit, item(2, 75), 105)).toBe("tooLong");
});

test("an item of another listing and a seventh item cannot be added", () => {
  expect(addProblem(bookVisit([item(1, 45)]), item(2, 15, 8), 600)).toBe("otherListing");
  expect(addProblem(bookVisit([item(1, 15)]), item(2, 45, 8), 30)).toBe("tooLong");
  const six = bookVisit([1, 2, 3, 4, 5, 6].map((id) => item(id, 15)));
  expect(addProblem(six, item(7, 15), 600)).toBe("tooMany");
});
