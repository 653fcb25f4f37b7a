import { storedLocale } from "#messages/catalogue.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { mayMailAddress } from "#server/features/bookings/index.ts";
import { renderLetter } from "#server/platform/mail/letter.ts";
import { BadMail } from "#server/platform/mail/mail-message.ts";
import { findDetails } from "./waiting-answer.ts";
import { offerLetter, waitingLetter } from "./waiting-letters.ts";
import { waitingUrl } from "./waiting-link.ts";
import { findPerson, type WaitingRow } from "./waiting-store.ts";

export const waitingMailQueue = "write-to-waiting";
export type WaitingNews =
  | { readonly personId: string; readonly news: "waiting" }
  | { readonly personId: string; readonly news: "offered"; readonly holdId: string };

/** A job runs this. If the person has left or the offer has ended meanwhile, there is nothing to write about. */
export async function writeToWaiting(deps: Deps, about: WaitingNews): Promise<void> {
  const known = await findPerson(deps.db, about.personId);
  if (!known || !isCurrent(known, about)) return;
  // Joining has counted the first mail to this address already.
  if (about.news === "offered" && !(await mayMailAddress(deps, known.customer_email, "mailsOwedToCustomer"))) return;
  await inTransaction(deps.db, async (trx) => {
    const person = await findPerson(trx, about.personId);
    if (!person?.customer_email || !isCurrent(person, about)) return;
    const details = await findDetails(trx, person);
    const locale = storedLocale(person.customer_locale);
    const write = about.news === "offered" ? offerLetter : waitingLetter;
    const letter = write(person, details, locale, waitingUrl(deps, person));
    const cause = `waiting-${about.news}:${person.id}:${about.news === "offered" ? about.holdId : ""}`;
    try {
      const message = renderLetter(letter, locale, deps.settings.publicUrl);
      await deps.mail.send(trx, { ...message, to: person.customer_email, cause });
    } catch (error) {
      // The offer then ends without an answer, and the next person gets it.
      if (!(error instanceof BadMail)) throw error;
      deps.log.warn({ personId: person.id, err: error }, "could not send a mail about a waiting list");
    }
  });
}

function isCurrent(person: WaitingRow, about: WaitingNews): boolean {
  if (about.news === "waiting") return person.status === "waiting";
  return person.status === "offered" && person.offer_hold_id === about.holdId;
}
