import { inLanguage } from "#contract/lists/text-languages.ts";
import { product } from "#contract/product.ts";
import { type Locale, storedLocale } from "#messages/catalogue.ts";
import { subscriber } from "#server/changes.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { findHostLocale } from "#server/features/hosts/index.ts";
import { renderLetter } from "#server/platform/mail/letter.ts";
import type { Letter } from "#server/platform/mail/letter-parts.ts";
import { BadMail } from "#server/platform/mail/mail-message.ts";
import { calendarNameOf } from "./booking-calendar.ts";
import { customerLetter, hostLetter, type Occasion } from "./booking-letters.ts";
import { asCustomerReads } from "./booking-rules.ts";
import { type BookingRow, findBooking, getBooking } from "./booking-store.ts";
import { findVenueOf } from "./booking-venue.ts";
import { calendarDescription, calendarFile, calendarFileName, calendarSummary } from "./calendar-file.ts";
import { secretOf } from "./private-link.ts";

export const newBookingQueue = "write-about-new-booking";
export const reminderQueue = "remind-of-booking";
/** If you change this, change "Tomorrow" in `reminder.subject` of `messages/en/mail.ts`, too. */
const reminderMs = 24 * 3_600_000;

/**
 * Somebody else may have typed this address, so the number of mails to it is limited. Mails about a change by the host
 * have their own limit, so that a stranger cannot use it up.
 */
export async function mayMailAddress(
  deps: Deps,
  email: string | null,
  limit: "mailsToUnaskedAddress" | "mailsOwedToCustomer" = "mailsToUnaskedAddress",
): Promise<boolean> {
  return email !== null && deps.limits.maySpend(limit, email.toLowerCase());
}

/**
 * Queues the mails and the reminder in the transaction that changes the booking. For a new booking only a job is
 * queued, which writes the mails later: many customers may book at once, and none should wait for mails.
 */
export function bookingMails(deps: Deps) {
  return [
    subscriber("booking_made", async (trx, { bookingId, mayWriteToCustomer }) => {
      await deps.jobs.enqueue(trx, newBookingQueue, { bookingId, mayWriteToCustomer }, { key: bookingId });
    }),
    subscriber("booking_moved", async (trx, change) => {
      const booking = await getBooking(trx, change.bookingId);
      await writeToBoth(deps, trx, { event: "moved", booking, movedFrom: change.movedFrom }, change);
      await planReminder(deps, trx, booking);
    }),
    // The host made this change and needs no mail. The customer gets one only if they had asked for a calendar.
    subscriber("booking_reassigned", async (trx, { bookingId, mayWriteToCustomer }) => {
      const booking = await getBooking(trx, bookingId);
      const { venue, place } = await findVenueOf(trx, booking);
      if (!venue || !mayWriteToCustomer) return;
      const calendarName = await calendarNameOf(trx, booking);
      await writeToCustomer(deps, trx, { event: "reassigned", booking, venue, place, calendarName });
    }),
    subscriber("booking_cancelled", async (trx, change) => {
      const booking = await getBooking(trx, change.bookingId);
      await writeToBoth(deps, trx, { event: "cancelled", booking }, change);
    }),
  ];
}

export type NewBooking = { readonly bookingId: string; readonly mayWriteToCustomer: boolean };

/**
 * A job runs this. If the booking has been cancelled since, the customer has a mail about that and must not get a
 * confirmation afterwards.
 */
export async function writeAboutNewBooking(deps: Deps, { bookingId, mayWriteToCustomer }: NewBooking): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const booking = await findBooking(trx, bookingId);
    if (booking?.status !== "confirmed") return;
    await writeToBoth(deps, trx, { event: "made", booking }, { mayWriteToCustomer });
    await planReminder(deps, trx, booking);
    await deps.changes.publish(trx, { type: "booking_announced", hostId: booking.host_id, bookingId });
  });
}

type Recipients = { readonly mayWriteToCustomer: boolean; readonly isHostErased?: boolean };

async function writeToBoth(
  deps: Deps,
  trx: Db,
  about: Omit<Occasion, "venue" | "place" | "calendarName"> & { readonly event: "made" | "moved" | "cancelled" },
  { mayWriteToCustomer, isHostErased }: Recipients,
): Promise<void> {
  const { host, venue, place } = await findVenueOf(trx, about.booking);
  if (!venue) return;
  const occasion = { ...about, venue, place, calendarName: await calendarNameOf(trx, about.booking) };
  if (mayWriteToCustomer) await writeToCustomer(deps, trx, occasion);
  if (isHostErased) return;
  const locale = await findHostLocale(trx, about.booking.host_id);
  const letter = hostLetter(occasion, locale, deps.settings.publicUrl);
  await send(deps, trx, letter, occasion, { email: host.email, locale, audience: "host" });
}

async function planReminder(deps: Deps, trx: Db, booking: BookingRow): Promise<void> {
  const startAfter = new Date(booking.starts_at.getTime() - reminderMs);
  if (!booking.customer_email || startAfter <= (await databaseNow(trx))) return;
  const startsAt = booking.starts_at.toISOString();
  await deps.jobs.enqueue(
    trx,
    reminderQueue,
    { bookingId: booking.id, startsAt },
    { key: `${booking.id}:${startsAt}`, startAfter },
  );
}

export async function remindOfBooking(deps: Deps, due: { bookingId: string; startsAt: string }): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const booking = await findBooking(trx, due.bookingId);
    if (booking?.status !== "confirmed" || booking.starts_at.toISOString() !== due.startsAt) return;
    if (booking.starts_at <= (await databaseNow(trx))) return;
    const { venue, place } = await findVenueOf(trx, booking);
    const calendarName = await calendarNameOf(trx, booking);
    if (venue) await writeToCustomer(deps, trx, { event: "reminder", booking, venue, place, calendarName });
  });
}

async function writeToCustomer(deps: Deps, trx: Db, about: Occasion): Promise<void> {
  const { customer_email: email, customer_locale } = about.booking;
  if (!email) return;
  const locale = storedLocale(customer_locale);
  const occasion = { ...about, booking: asCustomerReads(about.booking), venue: inLanguage(about.venue, locale) };
  const letter = customerLetter(occasion, locale, {
    site: deps.settings.publicUrl,
    manage: manageUrl(deps, occasion.booking),
  });
  await send(deps, trx, letter, occasion, { email, locale, audience: "customer" });
}

type Recipient = { readonly email: string; readonly locale: Locale; readonly audience: "customer" | "host" };

async function send(deps: Deps, trx: Db, letter: Letter, occasion: Occasion, to: Recipient) {
  const { event, booking, venue, calendarName } = occasion;
  const url =
    to.audience === "customer" ? manageUrl(deps, booking) : `${deps.settings.publicUrl}/${product.slug}-providers`;
  const method = event === "cancelled" ? "CANCEL" : "REQUEST";
  const other = to.audience === "customer" ? venue.name : (booking.customer_name ?? "");
  const content = calendarFile(
    booking,
    {
      summary: calendarSummary([booking.item_name, other], calendarName, to.locale),
      description:
        to.audience === "customer" ? calendarDescription(booking, url, to.locale, occasion.place.timeZone) : booking.id,
      location: venue.address,
    },
    url,
    method,
    { email: to.email, writtenAt: deps.clock.now() },
  );
  const fileName = calendarFileName(booking);
  const message = renderLetter(
    { ...letter, calendar: { method, fileName, content } },
    to.locale,
    deps.settings.publicUrl,
  );
  try {
    const cause = `booking-${event}:${booking.id}:${booking.sequence}:${to.audience}`;
    await deps.mail.send(trx, { ...message, to: to.email, cause });
  } catch (error) {
    // An address that cannot receive mail must not roll back the booking.
    if (!(error instanceof BadMail)) throw error;
    deps.log.warn({ bookingId: booking.id, err: error }, "could not send a mail about a booking");
  }
}

export function manageUrl(deps: Deps, booking: { id: string; link_version: number }): string {
  return `${deps.settings.publicUrl}/booking/manage/${secretOf(deps.secret, booking)}`;
}
