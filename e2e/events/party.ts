import { randomUUID } from "node:crypto";
import { request } from "@playwright/test";
import { becomeHost, type Caller, makeEvent, makeService, send } from "../portal/hosts.ts";

export type Party = { readonly host: Caller; readonly id: number; readonly title: string; readonly path: string };

export async function aPartyHost(): Promise<Caller> {
  const host = { request: await request.newContext({ baseURL: process.env.E2E_ADDRESS ?? "http://localhost:3000" }) };
  await becomeHost(host, "party");
  await makeService(host, `Adwoa ${randomUUID().slice(0, 6)}`);
  return host;
}

/** An event with registration, in 20 days. Uses only the API, because a browser would be slower. */
export async function aParty(host: Caller, changes: object = {}): Promise<Party> {
  const title = `Rooftop ${randomUUID().slice(0, 6)}`;
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const times = { start_date: `${day}T18:00:00Z`, end_date: `${day}T23:00:00Z` };
  const price = { ticket_required: true, ticket_price: 10 };
  const id = await makeEvent(host, title, { ...times, ...price, registration: "kindred", capacity: 40, ...changes });
  return { host, id, title, path: `/whats-on/${id}` };
}

/** Starts in two hours, so guests can be checked in. */
export function aPartyTonight(host: Caller): Promise<Party> {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  return aParty(host, { start_date: inHours(2), end_date: inHours(6) });
}

let guests = 0;

export async function addGuest({ host, id }: Party, places = 1, guestName = "Kwame Mensah"): Promise<Ticket> {
  guests++;
  const guestPhone = `+3567${String(Date.now()).slice(-4)}${String(guests).padStart(3, "0")}`;
  const body = { places, guestName, guestPhone };
  return (await send(host, "POST", `/api/whatsOn/${id}/registrations`, body)).data;
}

export type Ticket = { readonly id: string; readonly code: string; readonly secret: string };
