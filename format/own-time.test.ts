import { expect, test } from "vitest";
import { formatOwnTime } from "./own-time.ts";

const party = { startTime: "2027-01-16T18:00:00Z", endTime: "2027-01-16T22:00:00Z", timeZone: "Europe/Malta" };

test.for([
  ["Europe/Malta", null],
  ["Europe/Berlin", null],
  ["Europe/London", "18:00 – 22:00"],
  ["America/New_York", "13:00 – 17:00"],
  ["Asia/Kolkata", "23:30 – 03:30"],
  ["Asia/Tokyo", "Sun 17 January, 03:00 – 07:00"],
] as const)("in %s the event is at %s", ([zone, time]) => {
  expect(formatOwnTime(party, "en", zone)).toBe(time);
});
