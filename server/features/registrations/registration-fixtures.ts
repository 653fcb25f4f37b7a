import { randomUUID } from "node:crypto";
import { createEvent } from "#contract/events.ts";
import { register } from "#contract/registrations.ts";
import { venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import { anImage } from "#server/features/uploads/upload-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

type Changes = { readonly image_url?: string } & Readonly<Record<string, unknown>>;

export async function eventBody(app: TestApp, host: { readonly userId: number }, changes: Changes = {}) {
  return {
    title: "Accra Nights",
    description: "Highlife first, afrobeats later.",
    category: "Festivals",
    address: "Valletta Waterfront",
    country_iso: "MT",
    start_date: venueTime(`${openDay} 20:00`),
    end_date: venueTime(`${openDay} 23:00`),
    timezone: "Europe/Malta",
    community_id: 1,
    city_id: 3,
    ticket_required: true,
    ticket_price: 10,
    image_url: changes.image_url ?? (await anImage(app, host.userId)),
    registration: "kindred",
    capacity: 20,
    ...changes,
  };
}

/** An event with registration. */
export async function anEvent(app: TestApp, host: TestHost, changes: Changes = {}) {
  const body = (await eventBody(app, host, changes)) as never;
  const { body: answer } = await app.call(createEvent, { query: {}, body }, { headers: host.headers });
  return answer.data;
}

/** An event that starts so soon that guests can be checked in. */
export function anEventTonight(app: TestApp, host: TestHost, changes: Changes = {}) {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  return anEvent(app, host, { start_date: inHours(2), end_date: inHours(5), ...changes });
}

type Wanted = {
  places?: number;
  name?: string;
  phone?: string;
  email?: string | null;
  waitIfFull?: boolean;
  key?: string;
  address?: string;
};

export function registerGuest(app: TestApp, event: { readonly id: number }, wanted: Wanted = {}) {
  const body = {
    places: wanted.places ?? 1,
    guestName: wanted.name ?? "Maria Camilleri",
    guestPhone: wanted.phone ?? "9911 2233",
    guestEmail: wanted.email ?? null,
    ...(wanted.waitIfFull ? { waitIfFull: true } : {}),
  };
  const headers = { "idempotency-key": wanted.key ?? randomUUID() };
  const options = { headers, ...(wanted.address ? { address: wanted.address } : {}) };
  return app.call(register, { params: { id: String(event.id) }, body }, options);
}
