import { expect, test } from "vitest";
import { gapsIn } from "./load-today.ts";

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
