import type { Db } from "#server/db/database.ts";
import { mayUseCalendar, type Staff } from "#server/features/hosts/index.ts";
import { refuse } from "#server/refusal.ts";
import type { BookingRow } from "./booking-store.ts";

/** A booking of another host, or of a calendar that is not theirs, is refused as if it did not exist. */
export async function ownBooking(db: Db, actor: Staff, found: BookingRow | undefined): Promise<BookingRow> {
  if (found?.host_id !== actor.hostId) refuse("not_found");
  return (await mayUseCalendar(db, actor, found.calendar_id)) ? found : refuse("not_found");
}
