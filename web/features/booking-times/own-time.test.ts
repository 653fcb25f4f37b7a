import { expect, test } from "vitest";
import { clockOf } from "./own-time.tsx";

test.for([
  ["America/New_York", "2027-03-28T07:00:00Z", "03:00"],
  ["America/New_York", "2027-03-28T02:00:00Z", "Sat 22:00"],
  ["Pacific/Auckland", "2027-10-31T17:00:00Z", "Mon 06:00"],
  ["Europe/London", "2027-06-01T08:00:00Z", "09:00"],
] as const)("in %s at %s it is %s", ([zone, instant, reading]) => {
  expect(clockOf(zone, "en-GB").read(instant)).toBe(reading);
  expect(clockOf(zone, "en-GB").differsAt(instant)).toBe(true);
});

test("says nothing where the clocks agree", () => {
  expect(clockOf("Europe/Rome", "en-GB").differsAt("2027-06-01T08:00:00Z")).toBe(false);
  expect(clockOf("America/New_York", "en-GB").city).toBe("New York");
});
