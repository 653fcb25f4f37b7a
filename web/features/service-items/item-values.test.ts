import { expect, test } from "vitest";
import { emptyItem, itemBodyOf, itemProblems, lastBookableDay } from "./item-values.ts";

const braids = { ...emptyItem, name: " Knotless braids ", price: "65", minutes: "180" };

test.for([
  [braids, { name: "Knotless braids", description: "", price: 65, durationMinutes: 180 }],
  [
    { ...braids, price: "", minutes: "" },
    { price: 0, durationMinutes: null },
  ],
  [{ ...braids, price: "40,50" }, { price: 40.5 }],
  [
    { ...braids, price: "1.200,00", minutes: "1h30" },
    { price: 1200, durationMinutes: 90 },
  ],
  [
    { ...braids, price: "€45", minutes: "1,5 h" },
    { price: 45, durationMinutes: 90 },
  ],
] as const)("%j is sent as %j", ([typed, sent]) => {
  expect(itemBodyOf(typed, "EUR", false)).toMatchObject(sent);
});

test("sends who does an item only if the host was asked", () => {
  const chosen = { ...braids, doneBy: "chosen", calendarIds: [2] } as const;
  expect(itemBodyOf(chosen, "EUR", true).calendarIds).toEqual([2]);
  expect(itemBodyOf({ ...chosen, doneBy: "everyone" }, "EUR", true).calendarIds).toEqual([]);
  expect(itemBodyOf(chosen, "EUR", false)).not.toHaveProperty("calendarIds");
});

test("sends the items that get the same rules", () => {
  expect(itemBodyOf({ ...braids, copyRulesTo: [4, 5] }, "EUR", false).copyRulesTo).toEqual([4, 5]);
});

test.for([
  [emptyItem, { name: "items.needsName" }],
  [{ ...braids, name: "   " }, { name: "items.needsName" }],
  [{ ...braids, name: "\u200B\u2060" }, { name: "items.needsName" }],
  [{ ...braids, price: "-0.01" }, { price: "items.badPrice" }],
  [{ ...braids, price: "1.0055" }, { price: "items.badPrice" }],
  [{ ...braids, price: "ask me" }, { price: "items.badPrice" }],
  [{ ...braids, price: "100000.01" }, { price: "items.badPrice" }],
  [{ ...braids, price: "100000" }, {}],
  [{ ...braids, price: "0" }, {}],
  [{ ...braids, price: "0.01" }, {}],
  [{ ...braids, minutes: "long" }, { minutes: "items.badMinutes" }],
  [{ ...braids, minutes: "1h75" }, { minutes: "items.badMinutes" }],
  [{ ...braids, minutes: "-1" }, { minutes: "items.badMinutes" }],
  [{ ...braids, minutes: "7.5" }, { minutes: "items.badMinutes" }],
  [{ ...braids, minutes: "1441" }, { minutes: "items.badMinutes" }],
  [{ ...braids, minutes: "1440" }, {}],
  [{ ...braids, minutes: "0" }, {}],
  [{ ...braids, minutes: "1" }, {}],
  [{ ...braids, price: "", minutes: "" }, {}],
  [{ ...braids, doneBy: "chosen", calendarIds: [] }, { calendarIds: "items.needsCalendar" }],
] as const)("the problems of %j are %j", ([typed, problems]) => {
  expect(itemProblems(typed, "EUR")).toEqual(problems);
});

test.for([
  [null, "2028-10-31"],
  [180, "2027-05-17"],
  [730, "2028-11-17"],
] as const)("an item with %j days ahead can be booked until %s", ([daysAhead, last]) => {
  expect(lastBookableDay("2026-11-18", daysAhead)).toBe(last);
});
