import { randomUUID } from "node:crypto";
import type { WebhookEvent } from "#contract/lists/webhook-events.ts";
import { subscriber } from "#server/changes.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findBooking } from "#server/features/bookings/index.ts";
import { findHost } from "#server/features/hosts/index.ts";
import { findRegistration } from "#server/features/registrations/index.ts";
import { insertMessage, type Thread } from "./message-store.ts";
import { findListening } from "./webhook-store.ts";

export const sendQueue = "send-webhook";

/** Messages contain no names and no contact details. A program that needs them reads them with an API key. */
export function queueWebhooks(deps: Deps) {
  return [
    // Announced by a job, so that no customer waits for this.
    subscriber("booking_announced", (trx, { hostId, bookingId }) => bookingCreated(deps, trx, hostId, bookingId)),
    subscriber("booking_moved", async (trx, { hostId, bookingId, movedFrom }) => {
      await bookingCreated(deps, trx, hostId, bookingId, movedFrom);
      await bookingChanged(deps, trx, "booking.moved", hostId, bookingId);
    }),
    subscriber("booking_cancelled", async (trx, { hostId, bookingId, isHostErased }) => {
      if (isHostErased) return;
      await bookingCreated(deps, trx, hostId, bookingId);
      await bookingChanged(deps, trx, "booking.cancelled", hostId, bookingId);
    }),
    subscriber("booking_no_show", (trx, { hostId, bookingId }) =>
      bookingChanged(deps, trx, "booking.no_show", hostId, bookingId),
    ),
    subscriber("registration_made", (trx, { hostId, registrationId }) =>
      registrationChanged(deps, trx, "registration.created", hostId, registrationId),
    ),
    subscriber("registration_changed", (trx, { hostId, registrationId }) =>
      registrationChanged(deps, trx, "registration.changed", hostId, registrationId),
    ),
    subscriber("registration_cancelled", (trx, { hostId, registrationId }) =>
      registrationChanged(deps, trx, "registration.cancelled", hostId, registrationId),
    ),
  ];
}

/** The booking may have been changed before its job ran. It is still announced first, as it was made. */
async function bookingCreated(deps: Deps, trx: Db, hostId: number, bookingId: string, startedAt?: Date): Promise<void> {
  await queue(deps, trx, "booking.created", hostId, bookingId, async (since) => {
    const booking = await findBooking(trx, bookingId);
    if (!booking || booking.created_at < since) return null;
    const shift = startedAt ? startedAt.getTime() - booking.starts_at.getTime() : 0;
    return { ...bookingData(booking, shift), status: "confirmed" };
  });
}

function bookingChanged(deps: Deps, trx: Db, type: WebhookEvent, hostId: number, bookingId: string): Promise<void> {
  return queue(deps, trx, type, hostId, bookingId, async () => {
    const booking = await findBooking(trx, bookingId);
    return booking ? bookingData(booking) : null;
  });
}

type Booking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

function bookingData(booking: Booking, shift = 0) {
  return {
    bookingId: booking.id,
    kindredProviderId: booking.host_id,
    calendarId: booking.calendar_id,
    startTime: new Date(booking.starts_at.getTime() + shift).toISOString(),
    endTime: new Date(booking.ends_at.getTime() + shift).toISOString(),
    status: booking.status,
  };
}

function registrationChanged(deps: Deps, trx: Db, type: WebhookEvent, hostId: number, id: string): Promise<void> {
  return queue(deps, trx, type, hostId, id, async () => {
    const row = await findRegistration(trx, id);
    if (!row) return null;
    const { event_id: eventId, places, status } = row;
    return { registrationId: id, eventId, kindredProviderId: hostId, places, status };
  });
}

async function queue(
  deps: Deps,
  trx: Db,
  type: WebhookEvent,
  hostId: number,
  about: string,
  read: (since: Date) => Promise<object | null>,
): Promise<void> {
  const listening = await findListening(trx, hostId, type);
  if (listening.length === 0 || (await findHost(trx, hostId))?.suspended_at) return;
  for (const { id: webhookId, added_at } of listening) {
    const data = await read(added_at);
    if (!data) continue;
    const payload = JSON.stringify({ type, timestamp: deps.clock.now().toISOString(), data });
    const message = { host_id: hostId, id: `msg_${randomUUID()}`, webhook_id: webhookId, about, type, payload };
    const thread: Thread = { hostId, webhookId, about };
    if (await insertMessage(trx, message)) await deps.jobs.enqueue(trx, sendQueue, thread);
  }
}
