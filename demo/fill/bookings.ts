import type { Temporal } from "temporal-polyfill";
import { cellMs, cellsFor } from "#contract/calendar-cells.ts";
import type { Db } from "#server/db/database.ts";
import { bookedTerms, insertBooking, markCancelled, newReference } from "#server/features/bookings/index.ts";
import type { CalendarKey } from "#server/features/calendar/index.ts";
import type { ItemRow } from "#server/features/service-items/index.ts";
import { demoCustomers } from "../customers.ts";
import { demoTimeZone } from "../demo-country.ts";
import { nth } from "../nth.ts";
import { holdDemoTime } from "./calendar.ts";

const sunday = 7;

/** The visit is over, so a demo review can be written for it. */
export type DemoVisit = Awaited<ReturnType<typeof insertBooking>>;

export async function fillDemoBookings(
  db: Db,
  calendar: CalendarKey,
  items: readonly ItemRow[],
  today: Temporal.PlainDate,
  hostNumber: number,
  daysAround = 14,
): Promise<DemoVisit[]> {
  const over: DemoVisit[] = [];
  const opensAt = 8 + (hostNumber % 3);
  let made = hostNumber;
  for (let n = -daysAround; n <= daysAround; n++) {
    const day = today.add({ days: n });
    if (day.dayOfWeek === sunday || (n + hostNumber) % 4 === 3) continue;
    let start = day.toZonedDateTime({ timeZone: demoTimeZone, plainTime: { hour: opensAt } }).epochMilliseconds;
    const noon = day.toZonedDateTime({ timeZone: demoTimeZone, plainTime: { hour: 13 } }).epochMilliseconds;
    for (let visit = 0; visit < 2 + (made % 2); visit++) {
      const item = nth(items, made);
      const length = cellsFor(item.duration_minutes) * cellMs;
      start += (made % 3) * 2 * cellMs;
      if (start + length > noon) break;
      const booking = await insertDemoBooking(db, calendar, item, { start, end: start + length }, made);
      if (n < 0 && booking) over.push(booking);
      start += length;
      made++;
    }
  }
  return over;
}

async function insertDemoBooking(
  db: Db,
  calendar: CalendarKey,
  item: ItemRow,
  interval: { start: number; end: number },
  n: number,
): Promise<DemoVisit | null> {
  const [name, phone] = nth(demoCustomers, n);
  const id = newReference();
  const booking = await insertBooking(db, {
    host_id: calendar.hostId,
    calendar_id: calendar.calendarId,
    id,
    service_item_id: item.id,
    listing_id: item.listing_id,
    starts_at: new Date(interval.start),
    ends_at: new Date(interval.end),
    ...bookedTerms([item], "en"),
    customer_name: name,
    customer_phone: phone,
    customer_email: null,
    customer_locale: "en",
    booked_by: n % 5 === 4 ? "provider" : "customer",
    is_calendar_chosen: false,
  });
  if (n % 7 === 6) {
    await markCancelled(db, id, n % 2 === 0 ? "customer" : "provider", null);
    return null;
  }
  await holdDemoTime(db, calendar, { ...interval, kind: "visit", bookingId: id, serviceItemIds: [item.id] });
  return booking;
}
