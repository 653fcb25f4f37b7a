import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type {
  blockPhone as blockContract,
  listBlockedPhones as listContract,
  unblockPhone as unblockContract,
} from "#contract/host-bookings.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager, Manager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { readPhone } from "#server/platform/phone-number.ts";
import { refuse } from "#server/refusal.ts";
import { deleteBlockedPhone, findBlockedPhones, insertBlockedPhone } from "./blocked-phone-store.ts";
import { findBooking } from "./booking-store.ts";

/** Takes a booking instead of a number, so that hosts can only block people who have booked with them. */
export async function blockPhone(
  deps: Deps,
  actor: ActiveManager,
  { body }: InputOf<typeof blockContract>,
): Promise<OutputOf<typeof blockContract>> {
  const booking = await findBooking(deps.db, body.bookingId);
  if (!booking || booking.host_id !== actor.hostId) refuse("not_found");
  if (!booking.customer_phone) refuse("booking_without_phone");
  const blocked = await blockNumber(deps, deps.db, actor, booking.customer_phone);
  return success(actor, "phone.blocked", blockedAnswer(blocked));
}

/** Normalises the number in the same way as a booking. Otherwise the hashes would differ. */
export function blockNumber({ secret }: Deps, db: Db, { hostId, country }: Manager, phone: string) {
  return insertBlockedPhone(db, secret, hostId, readPhone(phone, country).number ?? phone);
}

export async function listBlockedPhones(
  deps: Deps,
  actor: Manager,
  { query }: InputOf<typeof listContract>,
): Promise<OutputOf<typeof listContract>> {
  if (query.kindredProviderId !== actor.hostId) refuse("not_found");
  return (await findBlockedPhones(deps.db, actor.hostId)).map(blockedAnswer);
}

export async function unblockPhone(
  deps: Deps,
  actor: ActiveManager,
  { params }: InputOf<typeof unblockContract>,
): Promise<OutputOf<typeof unblockContract>> {
  if (!(await deleteBlockedPhone(deps.db, actor.hostId, params.id))) refuse("not_found");
  return success(actor, "phone.unblocked", null);
}

function blockedAnswer(row: { id: number; ending: string; blocked_at: Date }) {
  return { id: row.id, ending: row.ending, blockedAt: row.blocked_at.toISOString() };
}
