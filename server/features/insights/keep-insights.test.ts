import { expect, test } from "vitest";
import { compareWithRecount } from "./insight-model-fixtures.ts";

// `npm run prove:insights` runs a longer version.
test("after random bookings, moves, cancellations, no-shows, erasures and members, the kept daily summaries equal those counted from the rows", {
  timeout: 60_000,
}, async () => {
  expect(await compareWithRecount(120, 20_270_312)).toEqual([]);
});
