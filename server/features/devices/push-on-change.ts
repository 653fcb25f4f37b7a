import type { PushKind } from "#contract/lists/push-kinds.ts";
import { subscriber } from "#server/changes.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findBooking } from "#server/features/bookings/index.ts";
import { findCalendars, findMembers } from "#server/features/hosts/index.ts";
import { changeStartOfReminders, deleteRemindersOf, findDevicesFor, findReminders } from "./device-store.ts";
import { planReminders } from "./plan-reminders.ts";

export const newsQueue = "push-news";
export const pushQueue = "push-to-device";

/** `about` is a booking, or somebody on the waiting list. */
export type News = { readonly hostId: number; readonly kind: PushKind; readonly about: string };
export type HostNews = Pick<News, "kind" | "about"> & { readonly deviceId: number };

/** Only a job is queued, so that nobody waits for push messages. */
export function pushOnChange(deps: Deps) {
  const queue = async (trx: Db, news: News) => void (await deps.jobs.enqueue(trx, newsQueue, news));
  return [
    subscriber("booking_announced", (trx, { hostId, bookingId }) =>
      queue(trx, { hostId, kind: "new", about: bookingId }),
    ),
    subscriber("booking_moved", (trx, { hostId, bookingId }) =>
      queue(trx, { hostId, kind: "moved", about: bookingId }),
    ),
    subscriber("booking_cancelled", async (trx, { hostId, bookingId, isHostErased }) => {
      if (!isHostErased) await queue(trx, { hostId, kind: "cancelled", about: bookingId });
    }),
    subscriber("waiting_joined", (trx, { hostId, personId }) =>
      queue(trx, { hostId, kind: "waiting", about: personId }),
    ),
  ];
}

/** A job runs this. Changes that the host made are not news to the host. */
export async function spreadNews(deps: Deps, { hostId, kind, about }: News): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const booking = kind === "waiting" ? undefined : await findBooking(trx, about);
    if (booking && kind === "moved" && (await findReminders(trx, about)).length > 0) {
      await changeStartOfReminders(trx, about, booking.starts_at);
      await planReminders(deps, trx, booking);
    }
    if (booking && kind === "cancelled") await deleteRemindersOf(trx, [about]);
    const isByHost =
      (kind === "new" && booking?.booked_by === "provider") ||
      (kind === "cancelled" && booking?.cancelled_by === "provider");
    if (isByHost) return;
    const userIds = await recipients(trx, hostId, booking?.calendar_id ?? null);
    for (const { id } of await findDevicesFor(trx, userIds, kind)) {
      const news: HostNews = { deviceId: id, kind, about };
      await deps.jobs.enqueue(trx, pushQueue, news);
    }
  });
}

/** Staff hear only about their own calendars. */
async function recipients(trx: Db, hostId: number, calendarId: number | null): Promise<number[]> {
  const members = await findMembers(trx, hostId);
  const calendars = await findCalendars(trx, hostId);
  const ownerOfCalendar = calendars.find(({ id }) => id === calendarId)?.member_id;
  return members
    .filter(({ role, user_id }) => role !== "staff" || user_id === ownerOfCalendar)
    .map(({ user_id }) => user_id);
}
