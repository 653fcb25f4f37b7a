import type { writeCustomerNote as endpoint } from "#contract/customer-card.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveStaff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { lockBooking } from "./booking-store.ts";
import { findNote, lockNote, saveNote } from "./customer-note-store.ts";
import { ownBooking } from "./own-booking.ts";

export async function writeCustomerNote(
  deps: Deps,
  actor: ActiveStaff,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await inTransaction(deps.db, async (trx) => {
    // The erasure of the customer locks the same row, so no note can be written after it.
    const booking = await ownBooking(trx, actor, await lockBooking(trx, params.id));
    const phone = booking.customer_phone ?? refuse("booking_without_phone");
    await lockNote(trx, actor.hostId, phone);
    const { expectedNote } = body;
    const isUnchanged = expectedNote === undefined || expectedNote === (await findNote(trx, actor.hostId, phone));
    if (!isUnchanged) refuse("note_changed");
    await saveNote(trx, actor.hostId, phone, body.note);
  });
  return success(actor, body.note === null ? "note.deleted" : "note.saved", { note: body.note });
}
