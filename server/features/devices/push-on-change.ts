import type { PushKind } from "#contract/lists/push-kinds.ts";
import { subscriber } from "#server/changes.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { getBooking } from "#server/features/bookings/index.ts";
import { findCalendars, findMembers } from "#server/features/hosts/index.ts";
import { changeStartOfReminders, deleteRemindersOf, findDevicesFor, findReminders } from "./device-store.ts";
import { planReminders } from "./plan-reminders.ts";

export const pushQueue = "push-to-device";
export type HostNews = {
  readonly deviceId: number;
  readonly kind: PushKind;
  /** A booking, or somebody on the waiting list. */
  readonly about: string;
};

/** Changes that the host made are not news to the host. */
export function pushOnChange(deps: Deps) {
  return [
    subscriber("booking_made", async (trx, { bookingId }) => {
      const booking = await getBooking(trx, bookingId);
      if (booking.booked_by === "customer") await tell(deps, trx, booking, "new", booking.id);
    }),
    subscriber("booking_moved", async (trx, { bookingId }) => {
      const booking = await getBooking(trx, bookingId);
      await tell(deps, trx, booking, "moved", booking.id);
      if ((await findReminders(trx, bookingId)).length === 0) return;
      await changeStartOfReminders(trx, bookingId, booking.starts_at);
      await planReminders(deps, trx, booking);
    }),
    subscriber("booking_cancelled", async (trx, { bookingId, isHostErased }) => {
      const booking = await getBooking(trx, bookingId);
      if (!isHostErased && booking.cancelled_by === "customer") await tell(deps, trx, booking, "cancelled", booking.id);
      await deleteRemindersOf(trx, [bookingId]);
    }),
    subscriber("waiting_joined", async (trx, { hostId, personId }) => {
      await tell(deps, trx, { host_id: hostId, calendar_id: null }, "waiting", personId);
    }),
  ];
}

type Where = { readonly host_id: number; readonly calendar_id: number | null };

/** Staff hear only about their own calendars. */
async function tell(deps: Deps, trx: Db, where: Where, kind: PushKind, about: string): Promise<void> {
  const members = await findMembers(trx, where.host_id);
  const calendars = await findCalendars(trx, where.host_id);
  const ownerOfCalendar = calendars.find(({ id }) => id === where.calendar_id)?.member_id;
  const userIds = members
    .filter(({ role, user_id }) => role !== "staff" || user_id === ownerOfCalendar)
    .map(({ user_id }) => user_id);
  for (const { id } of await findDevicesFor(trx, userIds, kind)) {
    const news: HostNews = { deviceId: id, kind, about };
    await deps.jobs.enqueue(trx, pushQueue, news);
  }
}
