import { expect, test } from "vitest";
import { autumnChange, daysAfter, openDay } from "#server/testing/test-days.ts";
import { venueTime } from "../calendar/calendar-fixtures.ts";
import { afterDeclining, afterNoAnswer, offerEndsAt, wishAt, wishesByDay, wishesFor } from "./wish-rules.ts";

const at = (time: string) => Date.parse(venueTime(time));
const zone = "Europe/Malta";
const next = daysAfter(openDay, 1);

test.each([
  ["00:00", "morning"],
  ["11:45", "morning"],
  ["12:00", "afternoon"],
  ["16:45", "afternoon"],
  ["17:00", "evening"],
])("a start at %s fulfils a wish for the %s", (time, part) => {
  expect(wishAt(at(`${openDay} ${time}`), zone)).toBe(`${openDay} ${part}`);
});

test("the part of the day follows the venue's clock, also when clocks change", () => {
  expect(wishAt(at(`${autumnChange} 12:00`), zone)).toBe(`${autumnChange} afternoon`);
  expect(wishAt(at(`${openDay} 23:30`), "Asia/Tokyo")).toBe(`${next} morning`);
});

test("every chosen part of every chosen day is a wish", () => {
  const wishes = wishesFor([next, openDay, openDay], ["morning", "evening"]);
  expect(wishesByDay(wishes)).toEqual([
    { day: openDay, parts: ["morning", "evening"] },
    { day: next, parts: ["morning", "evening"] },
  ]);
});

test("no answer uses up one wish, and declining uses up the whole day", () => {
  const wishes = wishesFor([openDay, next], ["morning", "evening"]);
  const offered = at(`${openDay} 09:00`);
  expect(afterNoAnswer(wishes, offered, zone)).toEqual([`${openDay} evening`, `${next} morning`, `${next} evening`]);
  expect(afterDeclining(wishes, offered, zone)).toEqual([`${next} morning`, `${next} evening`]);
});

test.each([
  ["by day", `${openDay} 12:00`, `${openDay} 12:30`],
  ["the rest in the morning", `${openDay} 21:50`, `${next} 08:20`],
  ["at night", `${openDay} 23:00`, `${next} 08:30`],
])("an offer lasts 30 minutes, not counting the night: %s", (_, made, ends) => {
  expect(offerEndsAt(new Date(at(made)), zone, at(`${next} 18:00`))).toEqual(new Date(at(ends)));
});

test("an offer never lasts past the last moment to book, and at least ten minutes", () => {
  const now = new Date(at(`${openDay} 12:00`));
  expect(offerEndsAt(now, zone, at(`${openDay} 12:15`))).toEqual(new Date(at(`${openDay} 12:15`)));
  expect(offerEndsAt(now, zone, at(`${openDay} 12:05`))).toBeNull();
});
