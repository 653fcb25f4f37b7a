import { afterEach, expect, test, vi } from "vitest";
import { ownReading } from "./visitor-time.tsx";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.for([
  [
    "America/New_York",
    "2027-03-28T07:00:00Z",
    { date: "2027-03-28", time: "09:00" },
    { time: "03:00", day: "same", weekday: 0 },
  ],
  [
    "America/New_York",
    "2027-03-28T02:00:00Z",
    { date: "2027-03-28", time: "04:00" },
    { time: "22:00", day: "before", weekday: 6 },
  ],
  [
    "Pacific/Auckland",
    "2027-10-31T17:00:00Z",
    { date: "2027-10-31", time: "18:00" },
    { time: "06:00", day: "next", weekday: 1 },
  ],
  [
    "Europe/London",
    "2027-06-01T08:00:00Z",
    { date: "2027-06-01", time: "10:00" },
    { time: "09:00", day: "same", weekday: 2 },
  ],
] as const)("gives the visitor's time in %s at %s for the venue's time %s", ([zone, instant, venue, reading]) => {
  vi.stubEnv("TZ", zone);
  expect(ownReading(instant, venue)).toEqual(reading);
});

test("returns null if the visitor and the venue have the same time", () => {
  vi.stubEnv("TZ", "Europe/Rome");
  expect(ownReading("2027-06-01T08:00:00Z", { date: "2027-06-01", time: "10:00" })).toBeNull();
});
