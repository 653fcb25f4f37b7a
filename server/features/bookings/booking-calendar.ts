import type { Db } from "#server/db/database.ts";
import { findCalendars } from "#server/features/hosts/index.ts";
import { findCalendarsForItem, findItem } from "#server/features/service-items/index.ts";
import type { BookingRow } from "./booking-store.ts";

type Placed = Pick<BookingRow, "host_id" | "calendar_id">;

/** Whom or what a booking is with; null where the host has one calendar, which needs no name. */
export async function calendarNameOf(db: Db, { host_id, calendar_id }: Placed): Promise<string | null> {
  const calendars = await findCalendars(db, host_id);
  return calendars.length > 1 ? (calendars.find(({ id }) => id === calendar_id)?.name ?? null) : null;
}

/**
 * Where a customer may move a booking: its own calendar if they asked for it and it still takes bookings, otherwise any that
 * does the item.
 */
export async function calendarsToMoveTo(db: Db, booking: BookingRow): Promise<number[]> {
  const item = await findItem(db, booking.service_item_id);
  if (!item) return [booking.calendar_id];
  const offered = (await findCalendarsForItem(db, item)).map(({ id }) => id);
  return booking.is_calendar_chosen && offered.includes(booking.calendar_id) ? [booking.calendar_id] : offered;
}
