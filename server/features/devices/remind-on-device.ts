import type { remindOnDevice as endpoint } from "#contract/devices.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { bookingBySecret } from "#server/features/bookings/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { deleteReminder, findReminders, saveReminder } from "./device-store.ts";
import { planReminders } from "./plan-reminders.ts";
import { checkEndpoint } from "./save-own-device.ts";

const maxDevicesPerBooking = 5;

export async function remindOnDevice(
  deps: Deps,
  actor: Visitor,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { endpoint: address, keys } = body.subscription;
  checkEndpoint(deps, address);
  return inTransaction(deps.db, async (trx) => {
    const booking = await bookingBySecret(deps, trx, params.secret);
    if (body.times.length === 0) {
      await deleteReminder(trx, booking.id, address);
      return success(actor, "reminders.off", { times: [] });
    }
    if (booking.status !== "confirmed") refuse("already_cancelled");
    if (booking.starts_at <= (await databaseNow(trx))) refuse("booking_is_past");
    const others = (await findReminders(trx, booking.id)).filter((one) => one.endpoint !== address);
    if (others.length >= maxDevicesPerBooking) refuse("too_many_devices");
    const times = [...body.times];
    await saveReminder(trx, {
      host_id: booking.host_id,
      booking_id: booking.id,
      starts_at: booking.starts_at,
      endpoint: address,
      ...keys,
      locale: actor.locale,
      times,
    });
    await planReminders(deps, trx, booking);
    return success(actor, "reminders.on", { times });
  });
}
