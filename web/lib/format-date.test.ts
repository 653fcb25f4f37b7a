import { expect, test } from "vitest";
import { formatDateTime } from "./format-date.ts";

test.each([
  ["00:30", "02:30 CEST"],
  ["01:30", "02:30 CET"],
  ["02:30", "03:30"],
])("at %s UTC on the day the clock goes back, it is %s in Malta", (utc, time) => {
  expect(formatDateTime(`2025-10-26T${utc}:00Z`, "en", "Europe/Malta")).toBe(`Sun 26 October 2025, ${time}`);
});
