import { expect, test } from "vitest";
import { isTimeZone } from "./time-zone.ts";

test.for([
  ["Europe/Malta", true],
  ["Asia/Calcutta", true],
  ["UTC", true],
  ["Europe/Atlantis", false],
  ["+01:00", false],
  ["", false],
] as const)("%j is a time zone: %s", ([text, expected]) => {
  expect(isTimeZone(text)).toBe(expected);
});
