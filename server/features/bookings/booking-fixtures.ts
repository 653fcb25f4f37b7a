import { randomUUID } from "node:crypto";
import { bookSlot } from "#contract/bookings.ts";
import { jobDefinitions } from "#server/app.ts";
import { venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { newBookingQueue } from "./booking-mails.ts";

type Place = { host: { hostId: number }; item: { id: number } };
type Wanted = {
  key?: string;
  name?: string;
  phone?: string;
  email?: string | null;
  address?: string;
  language?: string;
};

/** `at` is local time at the venue. */
export function book(app: TestApp, { host, item }: Place, at: string, wanted: Wanted = {}) {
  const body = {
    kindredProviderId: host.hostId,
    startTime: venueTime(at),
    serviceItems: [item.id] as [number],
    customerName: wanted.name ?? "Maria Camilleri",
    customerPhone: wanted.phone ?? "9911 2233",
    customerEmail: wanted.email,
  };
  const headers = {
    "idempotency-key": wanted.key ?? randomUUID(),
    ...(wanted.language ? { "accept-language": wanted.language } : {}),
  };
  return app.call(bookSlot, { body }, { headers, ...(wanted.address ? { address: wanted.address } : {}) });
}

/** Runs the job that writes the mails of new bookings, but does not send the mails. */
export async function writeMails(app: TestApp): Promise<void> {
  const writing = jobDefinitions.filter(({ name }) => name === newBookingQueue);
  await app.jobs.runDue(app.deps, writing);
}
