import { randomUUID } from "node:crypto";
import type { findBookings as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { renderLetter } from "#server/platform/mail/letter.ts";
import { calendarNameOf } from "./booking-calendar.ts";
import { linksLetter } from "./booking-letters.ts";
import { manageUrl, mayMailAddress } from "./booking-mails.ts";
import { findUpcomingByEmail } from "./booking-store.ts";
import { findVenueOf } from "./booking-venue.ts";

export const sendLinksQueue = "send-booking-links";
export type LinkRequest = { readonly email: string; readonly locale: Locale };

/** The search runs in a job, so that neither the answer nor its timing shows whether we know the address. */
export async function findBookings(
  deps: Deps,
  actor: Visitor,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await deps.limits.spend(["findBookings", actor.address]);
  const request: LinkRequest = { email: body.email, locale: actor.locale };
  await deps.jobs.enqueue(deps.db, sendLinksQueue, request);
  return success(actor, "booking.linksSent", null);
}

export async function sendBookingLinks(deps: Deps, { email, locale }: LinkRequest): Promise<void> {
  const found = await findUpcomingByEmail(deps.db, email);
  if (found.length === 0 || !(await mayMailAddress(deps, email))) return;
  const bookings = await Promise.all(
    found.map(async (booking) => {
      const { venue, place } = await findVenueOf(deps.db, booking);
      const calendarName = await calendarNameOf(deps.db, booking);
      return { booking, venueName: venue?.name ?? "", calendarName, place, url: manageUrl(deps, booking) };
    }),
  );
  const content = renderLetter(linksLetter(bookings, locale), locale, deps.settings.publicUrl);
  // Use the address stored with the booking instead of the one typed in this request.
  const to = found[0]?.customer_email ?? email;
  // The random part lets every request send a mail. The booking ids let an erasure find the letter.
  const cause = `booking-links:${found.map(({ id }) => id).join(",")}:${randomUUID()}`;
  await deps.mail.send(deps.db, { ...content, to, cause });
}
