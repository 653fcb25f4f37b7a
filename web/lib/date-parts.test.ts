import { expect, test } from "vitest";
import { dateParts } from "./date-parts.ts";

const words = dateParts("en", "UTC");
const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

test.for([
  ["2026-11-16", "2026-11-22", "16 – 22 November 2026"],
  ["2026-11-30", "2026-12-06", "30 November – 6 December 2026"],
  ["2026-12-28", "2027-01-03", "28 December 2026 – 3 January 2027"],
] as const)("the range %s to %s is shown as %s", ([first, last, text]) => {
  expect(words.range(at(first), at(last))).toBe(text);
});

test("formats short and long days, and the time in the given zone", () => {
  expect(words.short(at("2026-11-16"))).toBe("Mon 16 November");
  expect(words.long(at("2026-11-16"))).toBe("Monday 16 November 2026");
  expect(dateParts("en", "Europe/Malta").clock(at("2026-11-16"))).toBe("01:00");
});

test("a time that occurs twice is shown with its zone abbreviation", () => {
  const { time } = dateParts("en", "Europe/Malta");
  const times = ["00:15", "00:30", "01:30", "02:00"].map((utc) => time(Date.parse(`2026-10-25T${utc}:00Z`)));
  expect(times).toEqual(["02:15 CEST", "02:30 CEST", "02:30 CET", "03:00"]);
  expect(time(Date.parse("2026-10-24T00:30:00Z"))).toBe("02:30");
  expect(time(Date.parse("2026-03-29T01:00:00Z"))).toBe("03:00");
});
