import { expect, test } from "vitest";
import { relativeDay } from "./relative-day.ts";

const malta = "Europe/Malta";

test.for([
  ["later today", "2027-03-24T15:45:00Z", "2027-03-24T09:00:00Z", malta, "today"],
  ["the last quarter of today", "2027-03-24T22:45:00Z", "2027-03-24T22:10:00Z", malta, "today"],
  ["midnight in Malta, when it is 23:00 in UTC", "2027-03-24T23:00:00Z", "2027-03-24T22:10:00Z", malta, "tomorrow"],
  [
    "today in Malta, where the date in UTC is still yesterday's",
    "2027-03-25T08:00:00Z",
    "2027-03-24T23:30:00Z",
    malta,
    "today",
  ],
  ["tomorrow evening", "2027-03-25T22:45:00Z", "2027-03-23T23:00:00Z", malta, "tomorrow"],
  ["the day after tomorrow", "2027-03-25T23:00:00Z", "2027-03-24T09:00:00Z", malta, "later"],
  ["the same weekday next week", "2027-03-31T09:00:00Z", "2027-03-24T09:00:00Z", malta, "later"],
  ["tomorrow, with clocks going forward that night", "2027-03-28T21:30:00Z", "2027-03-27T22:30:00Z", malta, "tomorrow"],
  ["tomorrow, on 1 January", "2028-01-01T08:00:00Z", "2027-12-31T12:00:00Z", malta, "tomorrow"],
  ["today west of UTC", "2027-03-25T01:00:00Z", "2027-03-24T15:00:00Z", "America/New_York", "today"],
] as const)("recognises %s", ([, instant, now, timeZone, expected]) => {
  expect(relativeDay(instant, Date.parse(now), timeZone)).toBe(expected);
});
