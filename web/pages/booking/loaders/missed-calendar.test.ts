import { expect, test } from "vitest";
import { apiClient } from "#web/lib/api.ts";
import type { ServiceView } from "#web/pages/booking/flow/booking-views.ts";
import { missedCalendar } from "./missed-calendar.server.ts";

const [amara, kofi, efua] = [
  { id: 1, name: "Amara", colour: "teal" },
  { id: 2, name: "Kofi", colour: "wine" },
  { id: 3, name: "Efua", colour: "blue" },
] as const;
const service = (id: number, calendars: ServiceView["calendars"]): ServiceView => ({
  id,
  name: "Cornrows",
  language: "en",
  description: "",
  price: 0,
  priceText: "",
  durationMinutes: 60,
  cancelMinutes: 60,
  daysAhead: null,
  calendars,
});
const [braids, wash] = [service(1, [amara, kofi]), service(2, [efua])];

/** The fake API knows only calendar 1 of a host that does not show its calendars. */
function said(link: string, services: readonly ServiceView[], wanted = services) {
  const api = apiClient(async (path) =>
    Response.json([], { status: new URL(path, "http://localhost").searchParams.get("calendarId") === "1" ? 200 : 404 }),
  );
  return missedCalendar(api, new URLSearchParams(link), { kindredProviderId: 7, services, wanted });
}

test.for(["", "calendar=", "calendar=x", "calendar=2"])("shows no message for the query %j", async (link) => {
  expect(await said(link, [braids, wash])).toBeNull();
});

test("names a calendar that only does another service", async () => {
  expect(await said("calendar=2", [braids, wash], [wash])).toEqual({ name: "Kofi" });
});

test("does not name a closed calendar or one of another host", async () => {
  expect(await said("calendar=99", [braids, wash])).toEqual({ name: null });
});

test("if the host has one open calendar, only a link to another calendar gets a message", async () => {
  expect(await said("calendar=1", [service(1, null)])).toBeNull();
  expect(await said("calendar=2", [service(1, null)])).toEqual({ name: null });
});
