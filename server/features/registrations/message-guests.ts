import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { messageGuests as endpoint } from "#contract/guests.ts";
import { storedLocale } from "#messages/catalogue.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { mayMailAddress } from "#server/features/bookings/index.ts";
import { hasGuests } from "#server/features/events/index.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { isPublic } from "#server/features/listings/index.ts";
import { success } from "#server/http/success-response.ts";
import { renderLetter } from "#server/platform/mail/letter.ts";
import { refuse } from "#server/refusal.ts";
import { hostedEvent } from "./hosted-event.ts";
import { findGuestMessage, insertGuestMessage } from "./message-store.ts";
import { messageLetter } from "./registration-letters.ts";
import { countGuestsByMail, findGuestsToTell } from "./registration-store.ts";
import { findEventOf } from "./ticket-answer.ts";
import { ticketUrl } from "./ticket-link.ts";

export const guestMessageQueue = "write-to-guests";
export type GuestMessage = { readonly hostId: number; readonly messageId: number };

/** Guests without an email address are left out. The host can write to them one by one. */
export async function messageGuests(
  deps: Deps,
  actor: ActiveManager,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const event = await hostedEvent(deps, actor, params.id);
  if (event.cancelled_at) refuse("event_cancelled");
  if (!isPublic(event, deps.settings.listingReview)) refuse("event_not_public");
  if (!hasGuests(event)) refuse("event_has_no_guests");
  const counts = await countGuestsByMail(deps.db, event.id);
  if (counts.withEmail === 0) refuse("no_guest_by_email");
  await deps.limits.spend(["guestMessages", `event:${event.id}`]);
  await inTransaction(deps.db, async (trx) => {
    const { id } = await insertGuestMessage(trx, { host_id: actor.hostId, event_id: event.id, text: body.text });
    const message: GuestMessage = { hostId: actor.hostId, messageId: id };
    await deps.jobs.enqueue(trx, guestMessageQueue, message);
  });
  return success(actor, "guests.messaged", counts);
}

const guestsAtOnce = 100;

/** A mail with the same cause is not sent twice, so a retried job goes on where it stopped. */
export async function writeToGuests(deps: Deps, { hostId, messageId }: GuestMessage): Promise<void> {
  const message = await findGuestMessage(deps.db, hostId, messageId);
  if (!message) return;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const guests = await findGuestsToTell(deps.db, message.event_id, {
      after,
      limit: guestsAtOnce,
      statuses: ["confirmed"],
    });
    for (const guest of guests) {
      if (guest.is_muted || !guest.guest_email || !(await mayMailAddress(deps, guest.guest_email))) continue;
      const locale = storedLocale(guest.guest_locale);
      const { event, hostName } = await findEventOf(deps, deps.db, guest);
      const letter = messageLetter({ event, hostName, text: message.text }, locale, ticketUrl(deps, guest));
      const content = renderLetter(letter, locale, deps.settings.publicUrl);
      const cause = `guest-message:${guest.id}:${messageId}`;
      await deps.mail.send(deps.db, { ...content, to: guest.guest_email, cause });
    }
    after = guests.at(-1)?.id;
  }
}
