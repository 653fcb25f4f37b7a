import { randomUUID } from "node:crypto";
import type { findBookings as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { formatDayTime } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { findLinksOf, linksLetter, mayMailAddress } from "#server/features/bookings/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { mailTranslator, renderLetter } from "#server/platform/mail/letter.ts";
import { findOpenByEmail } from "./registration-store.ts";
import { findEventOf } from "./ticket-answer.ts";
import { ticketUrl } from "./ticket-link.ts";

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
  const links = [...(await findLinksOf(deps, email, locale)), ...(await ticketLinksOf(deps, email, locale))];
  if (links.length === 0 || !(await mayMailAddress(deps, email))) return;
  const content = renderLetter(linksLetter(links, locale), locale, deps.settings.publicUrl);
  // Use the stored address instead of the one typed in this request.
  const to = links[0]?.storedEmail ?? email;
  // The random part lets every request send a mail. The ids let an erasure find the letter.
  const cause = `booking-links:${links.map(({ id }) => id).join(",")}:${randomUUID()}`;
  await deps.mail.send(deps.db, { ...content, to, cause });
}

async function ticketLinksOf(deps: Deps, email: string, locale: Locale) {
  const t = mailTranslator(locale);
  const now = await databaseNow(deps.db);
  const registrations = await findOpenByEmail(deps.db, email);
  const withEvents = await Promise.all(
    registrations.map(async (registration) => ({ registration, ...(await findEventOf(deps, deps.db, registration)) })),
  );
  return withEvents
    .filter(({ event }) => event.end_date > now && !event.cancelled_at)
    .sort((a, b) => a.event.start_date.getTime() - b.event.start_date.getTime())
    .map(({ registration, event }) => ({
      id: registration.id,
      storedEmail: registration.guest_email,
      text: t("links.ticketLine", {
        when: formatDayTime(event.start_date, locale, event.timezone),
        title: event.title,
        count: registration.places,
      }),
      label: t("links.openTicket"),
      url: ticketUrl(deps, registration),
    }));
}
