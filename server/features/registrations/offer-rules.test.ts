import { expect, test } from "vitest";
import { autumnChange, daysAfter, nextYear, openDay, springChange } from "#server/testing/test-days.ts";
import { venueTime } from "../calendar/calendar-fixtures.ts";
import { offerEndsAt, whoFits } from "./offer-rules.ts";

const at = (time: string) => new Date(venueTime(time));
const farAway = new Date(`${nextYear}-12-31T12:00:00Z`);

test.each([
  ["by day", `${openDay} 12:00`, `${openDay} 14:00`],
  ["until the night starts", `${openDay} 20:00`, `${openDay} 22:00`],
  ["the rest in the morning", `${openDay} 21:30`, `${daysAfter(openDay, 1)} 09:30`],
  ["late in the evening", `${openDay} 23:15`, `${daysAfter(openDay, 1)} 10:00`],
  ["early in the morning", `${openDay} 03:00`, `${openDay} 10:00`],
  ["over the night when clocks go forward", `${daysAfter(springChange, -1)} 21:00`, `${springChange} 09:00`],
  ["over the night when clocks go back", `${daysAfter(autumnChange, -1)} 21:00`, `${autumnChange} 09:00`],
])("an offer lasts two hours, not counting the night: %s", (_, made, ends) => {
  expect(offerEndsAt(at(made), "Europe/Malta", farAway)).toEqual(at(ends));
});

test("an offer uses the clock of the venue", () => {
  const made = new Date(`${openDay}T12:00:00Z`);
  expect(offerEndsAt(made, "Asia/Tokyo", farAway)).toEqual(new Date(`${daysAfter(openDay, 1)}T00:00:00Z`));
});

test("an offer never lasts past the start of the event", () => {
  expect(offerEndsAt(at(`${openDay} 19:00`), "Europe/Malta", at(`${openDay} 20:00`))).toEqual(at(`${openDay} 20:00`));
});

test("the first who fit get an offer", () => {
  const waiting = [3, 1, 2, 1].map((places, n) => ({ id: String(n), places }));
  expect(whoFits(waiting, 2).map(({ id }) => id)).toEqual(["1", "3"]);
  expect(whoFits(waiting, 0)).toEqual([]);
  expect(whoFits(waiting, null)).toEqual(waiting);
});
