import { expect, test } from "vitest";
import { apiClient } from "#web/lib/api.ts";
import { loadCalendar } from "./load-calendar.ts";

const calendar = (id: number) => ({ id, name: `No. ${id}`, colour: "teal", memberId: null, isOpen: true });

async function askedFor(calendars: readonly object[], search: string) {
  const asked: URL[] = [];
  const api = apiClient(async (path) => {
    asked.push(new URL(path, "http://localhost"));
    return Response.json(path.includes("/calendars") ? calendars : []);
  });
  const data = await loadCalendar(
    api,
    { id: 7, timeZone: "Europe/Malta" },
    new URLSearchParams(`date=2027-03-24&${search}`),
  );
  const query = (path: string) => asked.find(({ pathname }) => pathname.endsWith(path))?.searchParams;
  return { data, slots: query("/slots"), bookings: query("/bookings"), requests: asked.length };
}

test("a host with one calendar sees its week and its opening hours", async () => {
  const { data, slots, bookings, requests } = await askedFor([calendar(1)], "");
  expect([data.calendarId, slots?.get("calendarId"), bookings?.get("calendarId")]).toEqual([1, "1", "1"]);
  expect([slots?.get("startTime"), slots?.get("endTime")]).toEqual([
    "2027-03-21T23:00:00.000Z",
    "2027-03-28T22:00:00.000Z",
  ]);
  expect([slots?.has("eachCalendar"), requests]).toEqual([false, 5]);
});

test("a host with several calendars sees one day of all of them, without opening hours", async () => {
  const { data, slots, bookings, requests } = await askedFor([calendar(1), calendar(2)], "");
  expect([data.calendarId, slots?.get("eachCalendar"), bookings?.has("calendarId")]).toEqual([null, "true", false]);
  expect([slots?.get("startTime"), slots?.get("endTime")]).toEqual([
    "2027-03-23T23:00:00.000Z",
    "2027-03-24T23:00:00.000Z",
  ]);
  expect(requests).toBe(4);
});

test.for([
  ["calendar=2", 2],
  ["calendar=2&view=day", 2],
  ["view=week", 1],
  ["calendar=99&view=week", 1],
  ["calendar=99", null],
  ["view=day", null],
] as const)("with several calendars, the query %s shows calendar %s", async ([search, shown]) => {
  expect((await askedFor([calendar(1), calendar(2)], search)).data.calendarId).toBe(shown);
});

test("staff see only their own calendars, and nothing more is requested if they have none", async () => {
  const other = { id: 3, name: "Somebody else" };
  expect((await askedFor([other, calendar(2)], "")).data.calendarId).toBe(2);
  const { data, requests } = await askedFor([other], "");
  expect([data.calendars, data.failedWith, requests]).toEqual([[], null, 1]);
});
