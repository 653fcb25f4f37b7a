import { randomUUID } from "node:crypto";
import { expect, request } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { becomeHost, type Caller, makeService, send } from "../portal/hosts.ts";

export type Item = {
  readonly name: string;
  readonly price: number;
  readonly durationMinutes: number | null;
  readonly description?: string;
  readonly cancelMinutes?: number;
};
export type Venue = {
  readonly host: Caller;
  readonly hostId: number;
  readonly listingId: number;
  readonly name: string;
  readonly itemIds: readonly number[];
  /** The default is the first calendar. */
  readonly open: (from: string, to: string, calendarId?: number) => Promise<void>;
  readonly bookings: () => Promise<
    { id: string; startTime: string; status: string; customerName: string; calendarId: number }[]
  >;
};

export const braids: Item = { name: "Cornrows", price: 40, durationMinutes: 60 };

/** Uses only the API, because a browser would be slower. */
export async function aVenue(items = [braids], changes: object = {}): Promise<Venue> {
  const host = { request: await request.newContext({ baseURL: process.env.E2E_ADDRESS ?? "http://localhost:3000" }) };
  await becomeHost(host, "venue");
  const name = `Adwoa ${randomUUID().slice(0, 6)}`;
  const listingId = await makeService(host, name, changes);
  const session = await (await host.request.get("/api/session")).json();
  const hostId: number = session.kindredProvider.id;
  const itemIds: number[] = [];
  for (const data of items) {
    // Some test days are more than the usual 180 days ahead.
    const item = { daysAhead: null, ...data };
    const made = await host.request.post(`/api/serviceItems?providerId=${listingId}`, { data: item });
    expect(made.status()).toBe(201);
    itemIds.push((await made.json()).data.id);
  }
  return {
    host,
    hostId,
    listingId,
    name,
    itemIds,
    async open(startTime, endTime, calendarId) {
      const data = { kindredProviderId: hostId, startTime, endTime, status: "available", calendarId };
      const answer = await host.request.post("/api/providerCalendar/availability", { data });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async bookings() {
      const answer = await host.request.get(`/api/providerCalendar/bookings?kindredProviderId=${hostId}`);
      return answer.json();
    },
  };
}

/** The default is two days from today in Malta. `hour` is in UTC. */
export function soon(hour: string, days = 2): string {
  return `${Temporal.Now.plainDateISO("Europe/Malta").add({ days })}T${hour}:00.000Z`;
}

export function malta(instant: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Malta",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(instant));
}

export const reviewUrl = (venue: Venue, startTime: string, itemId = venue.itemIds[0]) =>
  `/booking/review?${new URLSearchParams({
    providerId: String(venue.listingId),
    kindredProviderId: String(venue.hostId),
    serviceItemId: String(itemId),
    startTime,
  })}`;

export const waitUrl = (venue: Venue) =>
  `/booking/wait?providerId=${venue.listingId}&kindredProviderId=${venue.hostId}&serviceItemId=${venue.itemIds[0]}`;

/** Returns the secret of the private link. */
export async function joinList(venue: Venue): Promise<string> {
  const joined = await send(venue.host, "POST", "/api/waitingList", {
    kindredProviderId: venue.hostId,
    serviceItems: [venue.itemIds[0]],
    days: [soon("12:00").slice(0, 10)],
    partsOfDay: ["morning"],
    customerName: "Nadia Fenech Osei",
    customerPhone: null,
    customerEmail: "nadia@test.example",
  });
  return joined.data.secret;
}

export async function bookDirectly(
  venue: Venue,
  startTime: string,
  email: string | null = null,
  customerName = "Nadia Fenech Osei",
  calendarId?: number,
): Promise<string> {
  const answer = await venue.host.request.post("/api/providerCalendar/bookings", {
    data: {
      kindredProviderId: venue.hostId,
      startTime,
      serviceItems: [venue.itemIds[0]],
      customerName,
      customerPhone: "7900 0188",
      customerEmail: email,
      calendarId,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).data.secret;
}
