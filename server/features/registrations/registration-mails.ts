import { storedLocale } from "#messages/catalogue.ts";
import { subscriber } from "#server/changes.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { mayMailAddress } from "#server/features/bookings/index.ts";
import { eventCalendar, eventCalendarFileName, findKnownEvents, hasGuests } from "#server/features/events/index.ts";
import { renderLetter } from "#server/platform/mail/letter.ts";
import { BadMail } from "#server/platform/mail/mail-message.ts";
import type { NewOffers } from "./offer-places.ts";
import { type GuestNews, guestLetter } from "./registration-letters.ts";
import {
  findGuestsToTell,
  findRegistration,
  getRegistration,
  openStatuses,
  type RegistrationRow,
} from "./registration-store.ts";
import { findEventOf } from "./ticket-answer.ts";
import { ticketUrl } from "./ticket-link.ts";

export const newRegistrationQueue = "write-about-registration";
export const tellGuestsQueue = "tell-guests";

export type NewRegistration = { readonly registrationId: string };
export type GuestsToTell = { readonly eventId: number; readonly news: "moved" | "off"; readonly revision: number };

/** Many guests register at once, and none should wait for mails, so a job writes them. */
export function registrationMails(deps: Deps) {
  return [
    subscriber("registration_made", async (trx, { registrationId, mayWriteToGuest }) => {
      if (mayWriteToGuest) await deps.jobs.enqueue(trx, newRegistrationQueue, { registrationId });
    }),
    subscriber("registration_cancelled", async (trx, { registrationId, mayWriteToGuest }) => {
      if (mayWriteToGuest) await writeToGuest(deps, trx, "cancelled", await getRegistration(trx, registrationId));
    }),
    subscriber("event_moved", (trx, { eventId }) => tellLater(deps, trx, eventId, "moved")),
    subscriber("event_cancelled", (trx, { eventId }) => tellLater(deps, trx, eventId, "off")),
  ];
}

async function tellLater(deps: Deps, trx: Db, eventId: number, news: "moved" | "off"): Promise<void> {
  const { event } = await findEventOf(deps, trx, { event_id: eventId });
  if (!hasGuests(event)) return;
  await deps.jobs.enqueue(trx, tellGuestsQueue, { eventId, news, revision: event.revision });
}

/** If the guest has cancelled since, they have a mail about that and must not get a ticket afterwards. */
export async function writeAboutRegistration(deps: Deps, { registrationId }: NewRegistration): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const registration = await findRegistration(trx, registrationId);
    if (registration?.status === "confirmed") await writeToGuest(deps, trx, "made", registration);
    if (registration?.status === "waiting") await writeToGuest(deps, trx, "waiting", registration);
  });
}

export async function writeAboutOffers(deps: Deps, { registrationIds }: NewOffers): Promise<void> {
  for (const id of registrationIds) {
    const { guest_email } = await getRegistration(deps.db, id);
    if (!(await mayMailAddress(deps, guest_email, "mailsOwedToCustomer"))) continue;
    await inTransaction(deps.db, async (trx) => {
      const registration = await getRegistration(trx, id);
      if (registration.status === "offered") await writeToGuest(deps, trx, "offered", registration);
    });
  }
}

const guestsAtOnce = 100;

/** If the event was changed again, another job tells the guests. A mail with the same cause is not sent twice. */
export async function tellGuests(deps: Deps, { eventId, news, revision }: GuestsToTell): Promise<void> {
  const event = (await findKnownEvents(deps.db, [eventId])).get(eventId);
  if (event?.revision !== revision) return;
  const statuses = news === "off" ? openStatuses : (["confirmed", "offered"] as const);
  for (let after: string | undefined = ""; after !== undefined; ) {
    const guests = await findGuestsToTell(deps.db, eventId, { after, limit: guestsAtOnce, statuses });
    for (const guest of guests) {
      if (await mayMailAddress(deps, guest.guest_email, "mailsOwedToCustomer"))
        await inTransaction(deps.db, (trx) => writeToGuest(deps, trx, news, guest));
    }
    after = guests.at(-1)?.id;
  }
}

async function writeToGuest(deps: Deps, trx: Db, news: GuestNews, registration: RegistrationRow): Promise<void> {
  const email = registration.guest_email;
  if (!email) return;
  const { event, hostName } = await findEventOf(deps, trx, registration);
  const locale = storedLocale(registration.guest_locale);
  const { publicUrl } = deps.settings;
  const url = ticketUrl(deps, registration);
  const letter = guestLetter({ news, registration, event, hostName }, locale, {
    site: publicUrl,
    ticket: url,
  });
  // People without places have no entry in their calendar.
  const calendar = registration.status === "confirmed" || news === "cancelled" ? calendarFile() : undefined;
  function calendarFile() {
    const isOff = news === "cancelled" || news === "off";
    const method = isOff ? "CANCEL" : "REQUEST";
    const entry = { event, url, guestEmail: email ?? "", isCancelled: isOff };
    const content = eventCalendar([entry], method, { writtenAt: deps.clock.now() });
    return { method, fileName: eventCalendarFileName(registration), content } as const;
  }
  const cause = `registration-${news}:${registration.id}:${event.revision}:${registration.sequence}`;
  try {
    await deps.mail.send(trx, {
      ...renderLetter({ ...letter, ...(calendar ? { calendar } : {}) }, locale, publicUrl),
      to: email,
      cause,
    });
  } catch (error) {
    // An address that cannot receive mail must not roll back the registration.
    if (!(error instanceof BadMail)) throw error;
    deps.log.warn({ registrationId: registration.id, err: error }, "could not send a mail about a registration");
  }
}
