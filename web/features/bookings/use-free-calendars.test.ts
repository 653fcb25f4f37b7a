import { expect, test } from "vitest";
import { freeThroughout } from "./use-free-calendars.ts";

const hour = { startTime: "2027-03-24T09:00:00.000Z", endTime: "2027-03-24T10:00:00.000Z" };
const slots = (calendarId: number, ...statuses: string[]) => statuses.map((status) => ({ calendarId, status }));

test("a calendar is free only if every quarter of an hour of the booking is available", () => {
  const [free, booked, short] = [
    slots(1, "available", "available", "available", "available"),
    slots(2, "available", "booked", "available", "available"),
    slots(3, "available", "available"),
  ];
  expect([...freeThroughout([...free, ...booked, ...short], hour)]).toEqual([1]);
});

test("a booking of 50 minutes needs four quarters", () => {
  const time = { ...hour, endTime: "2027-03-24T09:50:00.000Z" };
  expect(freeThroughout(slots(1, "available", "available", "available"), time).size).toBe(0);
  expect(freeThroughout(slots(1, "available", "available", "available", "available"), time).size).toBe(1);
});
