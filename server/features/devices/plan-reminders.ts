import { reminderTimes } from "#contract/lists/push-kinds.ts";
import type { Db } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { type BookingRow, findVenueOf } from "#server/features/bookings/index.ts";
import { reminderMoment } from "./reminder-rules.ts";

export const reminderQueue = "push-reminders";

/** A job for every moment, also if nobody asked for it yet: which devices want it is decided when it runs. */
export async function planReminders(deps: Deps, trx: Db, booking: BookingRow): Promise<void> {
  const { place } = await findVenueOf(trx, booking);
  const now = await databaseNow(trx);
  const startsAt = booking.starts_at.toISOString();
  for (const time of reminderTimes) {
    const startAfter = reminderMoment(time, booking.starts_at, place.timeZone);
    if (startAfter <= now) continue;
    const due = { bookingId: booking.id, startsAt, time };
    await deps.jobs.enqueue(trx, reminderQueue, due, { key: `${booking.id}:${startsAt}:${time}`, startAfter });
  }
}
