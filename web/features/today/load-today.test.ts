import { expect, test } from "vitest";
import { gapsIn, offersOf, whoFits } from "./load-today.ts";

const at = (time: string) => `2027-03-03T${time}:00.000Z`;
const cell = (time: string, status: "available" | "booked" | "unavailable" = "available") => ({
  start_time: at(time),
  status,
});

test("joins free cells to gaps of at least half an hour, from now on", () => {
  const cells = [
    ...[cell("08:00"), cell("08:15"), cell("09:00"), cell("09:15")],
    ...[cell("09:30", "booked"), cell("10:00"), cell("10:15", "unavailable")],
    ...[cell("10:30"), cell("10:45"), cell("11:00")],
  ];
  expect(gapsIn(cells, at("08:45"))).toEqual([
    { from: at("09:00"), to: at("09:30") },
    { from: at("10:30"), to: at("11:15") },
  ]);
});

test("a gap names the people on the waiting list who can come in it", () => {
  const day = "2027-03-03";
  const person = (customerName: string, wishedDay: string, fitsAt: string | null) => ({
    id: customerName,
    customerName,
    customerPhone: "+35699112233",
    customerEmail: null,
    wishes: [{ day: wishedDay, parts: ["morning" as const] }],
    fitsAt,
  });
  const people = [
    person("Ana", day, at("10:30")),
    person("Ben", day, at("11:30")),
    person("Cleo", day, null),
    person("Dia", "2027-03-04", at("10:30")),
  ];
  expect(whoFits(people, { from: at("10:30"), to: at("11:30") }, day)).toMatchObject({
    waiting: 3,
    fitting: [{ id: "Ana", fitsAt: at("10:30") }],
  });
  expect(whoFits(people, { from: at("08:00"), to: at("09:00") }, day)).toEqual({ waiting: 3, fitting: [] });
});

test("the offers of the day are those whose visit starts on it", () => {
  const offered = (id: string, startTime: string | null) => ({
    id,
    offer: startTime && { startTime, endTime: startTime, endsAt: at("09:00"), isOpen: true },
  });
  const people = [
    offered("Ana", at("10:30")),
    offered("Ben", null),
    offered("Cleo", "2027-03-04T10:30:00.000Z"),
  ] as Parameters<typeof offersOf>[0] & { id: string }[];
  const day = { start: at("00:00"), end: "2027-03-04T00:00:00.000Z" };
  expect(offersOf(people, day)).toEqual([people[0]]);
});
