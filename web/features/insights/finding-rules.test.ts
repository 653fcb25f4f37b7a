import { expect, test } from "vitest";
import { eventsFinding, hoursFinding, servicesFinding, visitsFinding, waysFinding } from "./finding-rules.ts";

const steps = (...visits: number[]) =>
  visits.map((byCustomers) => ({ day: "2026-08-31", byCustomers, byHost: 0, cancelled: 0, before: 0 }));

test.for([
  ["grows", [19, 20, 21, 16, 23, 23, 24, 26, 24, 27, 29, 29], { trend: "grew", first: 20, last: 28 }],
  ["falls", [20, 20, 20, 18, 16, 15, 14, 12, 10, 9, 9, 9], { trend: "fell", first: 20, last: 9 }],
  ["stays", [20, 19, 21, 20], null],
  ["changes by fewer than three", [2, 3, 3, 4], null],
  ["begins in this period", [0, 0, 10, 16], null],
  ["has fewer than 10 visits", [0, 0, 1, 8], null],
] as const)("says that the number of visits %s", ([, visits, finding]) => {
  expect(visitsFinding(steps(...visits))).toEqual(finding);
});

const sums = (visits: number) => ({
  visits,
  noShows: 0,
  cancelled: 0,
  priceCents: 0,
  bookedMinutes: 0,
  openMinutes: 0,
});
const period = { weeks: 4, from: "", to: "", before: { from: "", to: "" } };
const hour = (weekday: number, at: number, percent: number) => ({
  weekday,
  hour: at,
  openMinutes: 240,
  bookedMinutes: 2.4 * percent,
});

test("names the fullest weekday and the emptiest part of the week", () => {
  const hours = [hour(6, 9, 90), hour(6, 10, 100), hour(3, 9, 10), hour(3, 15, 60), hour(2, 9, 30)];
  expect(hoursFinding({ hours, sums: sums(40), period })).toEqual({ full: 6, room: "morning.3", freeHours: 4 });
});

test("says nothing about hours with fewer than 10 visits, and nothing about an hour that is rarely open", () => {
  const nothing = { full: null, room: null, freeHours: 0 };
  expect(hoursFinding({ hours: [hour(6, 9, 100)], sums: sums(9), period })).toEqual(nothing);
  const rare = { ...hour(6, 9, 100), openMinutes: 60, bookedMinutes: 60 };
  expect(hoursFinding({ hours: [rare], sums: sums(40), period })).toEqual(nothing);
});

const way = (source: "search" | "qr" | "link", bookings: number | null, bookingsBefore: number | null) => ({
  source,
  bookings,
  bookingsBefore,
  views: 0,
});

test("names a way that at least doubled, otherwise the one with the most bookings, from 10 bookings on", () => {
  const grown = [way("search", 84, 71), way("qr", 38, 12)];
  expect(waysFinding(grown)).toEqual({ source: "qr", bookings: 38, times: 3 });
  expect(waysFinding([way("search", 84, 71), way("qr", 38, null)])).toMatchObject({ source: "search", times: null });
  expect(waysFinding([way("search", 9, 0), way("qr", null, 0)])).toBeNull();
});

const service = (name: string, count: number) => ({ serviceItemId: 1, name, count, before: 0, priceCents: 0 });

test("names one or two services that make at least half of the visits", () => {
  expect(servicesFinding([service("Cornrows", 60), service("Locs", 40)])).toEqual({ names: ["Cornrows"], tenths: 6 });
  const three = [service("Cornrows", 40), service("Locs", 30), service("Trim", 30)];
  expect(servicesFinding(three)).toEqual({ names: ["Cornrows", "Locs"], tenths: 7 });
  expect(servicesFinding([service("Cornrows", 5), service("Locs", 4)])).toBeNull();
  expect(servicesFinding(["A", "B", "C", "D", "E"].map((name) => service(name, 10)))).toBeNull();
});

test("counts who came to past events, from 10 registered people on", () => {
  const event = { id: 1, title: "", startsAt: "", timeZone: "", capacity: null, registered: 18, came: 15 };
  expect(
    eventsFinding([
      { ...event, isOver: true },
      { ...event, isOver: false },
    ]),
  ).toEqual({ registered: 18, came: 15 });
  expect(eventsFinding([{ ...event, registered: 9, isOver: true }])).toBeNull();
});
