import { listCalendars } from "#contract/calendars.ts";
import type { Source } from "#contract/lists/sources.ts";
import { inTransaction } from "#server/db/database.ts";
import {
  bookedTerms,
  bookingSecret,
  countedVisit,
  customerKeyOf,
  insertBooking,
  newReference,
} from "#server/features/bookings/index.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import { findHost, type Host } from "#server/features/hosts/index.ts";
import { findItems } from "#server/features/service-items/index.ts";
import type { TestApp } from "#server/testing/test-app.ts";

export type PastVisit = {
  readonly itemIds: readonly number[];
  readonly calendarId: number;
  readonly startsAt: Date;
  readonly phone?: string | null;
  readonly bookedBy?: "customer" | "provider";
  readonly source?: Source | null;
};

/** The API takes no bookings for the past, so this writes one as `makeBooking` does, with its change. */
export async function aPastVisit(app: TestApp, hostId: number, wanted: PastVisit) {
  const { db, secret, changes } = app.deps;
  return inTransaction(db, async (trx) => {
    const host = (await findHost(trx, hostId)) as Host;
    const items = await findItems(trx, wanted.itemIds);
    const terms = bookedTerms(items, "en");
    const phone = wanted.phone ?? null;
    const booking = await insertBooking(trx, {
      host_id: hostId,
      calendar_id: wanted.calendarId,
      id: newReference(),
      service_item_id: items[0]?.id as number,
      listing_id: items[0]?.listing_id as number,
      starts_at: wanted.startsAt,
      ends_at: new Date(wanted.startsAt.getTime() + (terms.duration_minutes ?? 15) * 60_000),
      ...terms,
      customer_name: phone && "Maria Camilleri",
      customer_phone: phone,
      customer_email: null,
      customer_locale: "en",
      booked_by: wanted.bookedBy ?? "customer",
      is_calendar_chosen: false,
      source: wanted.source ?? null,
      customer_key: phone && customerKeyOf(secret, hostId, phone),
    });
    const { country } = host;
    await changes.publish(trx, { type: "visit_changed", hostId, country, before: null, after: countedVisit(booking) });
    return { id: booking.id, secret: bookingSecret(secret, booking) };
  });
}

export async function calendarIdsOf(app: TestApp, host: TestHost): Promise<number[]> {
  const call = { params: { hostId: String(host.hostId) }, query: {} };
  return (await app.call(listCalendars, call, { headers: host.headers })).body.map(({ id }) => id);
}
