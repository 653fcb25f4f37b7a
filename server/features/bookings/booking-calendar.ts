import type { Db } from "#server/db/database.ts";
import { type CalendarName, findCalendars } from "#server/features/hosts/index.ts";
import { findCalendarsForItems, type ItemRow } from "#server/features/service-items/index.ts";
import type { BookingRow } from "./booking-store.ts";

type Placed = Pick<BookingRow, "host_id" | "calendar_id">;

/** If the host has only one calendar, its name tells the customer nothing, so the result is null. */
export async function calendarNameOf(db: Db, booking: Placed): Promise<string | null> {
  return calendarNameIn(await findCalendars(db, booking.host_id), booking);
}

export function calendarNameIn(calendars: readonly CalendarName[], { calendar_id }: Placed): string | null {
  return calendars.length > 1 ? (calendars.find(({ id }) => id === calendar_id)?.name ?? null) : null;
}

/**
 * If the customer asked for a calendar and it still takes bookings, the booking can only be moved within it. Otherwise
 * it can be moved to any calendar that offers the items that still exist.
 */
export async function calendarsToMoveTo(db: Db, booking: BookingRow, items: readonly ItemRow[]): Promise<number[]> {
  if (items.length === 0) return [booking.calendar_id];
  const offered = (await findCalendarsForItems(db, booking.host_id, items)).map(({ id }) => id);
  return booking.is_calendar_chosen && offered.includes(booking.calendar_id) ? [booking.calendar_id] : offered;
}
