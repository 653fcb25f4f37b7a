import type { Db } from "#server/db/database.ts";
import { releaseTime } from "#server/features/calendar/index.ts";
import { type BookingRow, markCancelled } from "./booking-store.ts";

/** Cancels in the caller's transaction and gives the time back; nothing when somebody else was first. */
export async function cancelWithin(
  trx: Db,
  booking: BookingRow,
  by: "customer" | "provider",
  note: string | null,
): Promise<BookingRow | undefined> {
  const cancelled = await markCancelled(trx, booking.id, by, note);
  if (!cancelled) return undefined;
  const interval = { start: cancelled.starts_at.getTime(), end: cancelled.ends_at.getTime() };
  await releaseTime(trx, cancelled.provider_account_id, cancelled.id, interval);
  return cancelled;
}
