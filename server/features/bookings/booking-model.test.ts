import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { compareWithModel } from "./booking-model-fixtures.ts";

// Midnight in Malta of an ordinary day and of both clock-change days. The long form is `npm run prove:bookings`.
const days = ["2027-03-02T23:00:00Z", "2027-03-27T23:00:00Z", "2027-10-30T22:00:00Z"];

test("random openings, bookings, moves and cancellations agree with a simple model", { timeout: 60_000 }, async () => {
  const app = await testApp();
  expect(await compareWithModel(app, days, 350, 20_270_328)).toEqual([]);
});
