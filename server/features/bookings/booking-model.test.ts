import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { compareWithModel } from "./booking-model-fixtures.ts";

// `npm run prove:bookings` runs a longer version.
test("random availability changes, bookings, moves and cancellations match a simple model", {
  timeout: 60_000,
}, async () => {
  const app = await testApp();
  expect(await compareWithModel(app, 350, 20_270_328)).toEqual([]);
});
