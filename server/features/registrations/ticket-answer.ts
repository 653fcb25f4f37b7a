import type { z } from "zod";
import { inLanguage } from "#contract/lists/text-languages.ts";
import type { Ticket } from "#contract/registrations.ts";
import { storedLocale } from "#messages/catalogue.ts";
import type { Db } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { eventState, findKnownEvents, placesLeft, publicEventAnswer } from "#server/features/events/index.ts";
import { findHost } from "#server/features/hosts/index.ts";
import { findShownNames } from "#server/features/listings/index.ts";
import { formatPhone } from "#server/platform/phone-number.ts";
import { canChange, canErase, keptUntil, mostPlaces } from "./registration-rules.ts";
import type { RegistrationRow } from "./registration-store.ts";
import { ticketCode, ticketSecret } from "./ticket-link.ts";
import { countAhead } from "./waiting-store.ts";

/** Only the holder of the private link may get this answer. The secret is derived each time and never stored. */
export async function ticketAnswer(deps: Deps, row: RegistrationRow): Promise<z.output<typeof Ticket>> {
  const locale = storedLocale(row.guest_locale);
  const { event, hostShown } = await findEventOf(deps, deps.db, row);
  const now = await databaseNow(deps.db);
  const state = eventState(event, now);
  const isOpen = state === "open" || state === "full";
  return {
    id: row.id,
    secret: ticketSecret(deps.secret, row),
    code: ticketCode(deps.secret, row),
    places: row.places,
    admitted: row.admitted,
    status: row.status,
    hasLeftList: row.status === "cancelled" && row.waiting_since !== null,
    peopleAhead: row.status === "waiting" ? await countAhead(deps.db, row) : null,
    offeredAt: row.offered_at?.toISOString() ?? null,
    offerEndsAt: row.offer_ends_at?.toISOString() ?? null,
    guestName: row.guest_name,
    guestPhoneFormatted: row.guest_phone && formatPhone(row.guest_phone),
    guestEmail: row.guest_email,
    guestTimeZone: row.guest_time_zone,
    createdAt: row.created_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelledBy: row.cancelled_by,
    canChange: canChange(row, event, now),
    mostPlaces: mostPlaces(row, { ...event, left: placesLeft(event), isOpen }),
    isMuted: row.is_muted,
    canErase: canErase(row, event, now),
    keptUntil: keptUntil(event.end_date, deps.settings.keep.guestDetailsDays).toISOString(),
    event: publicEventAnswer(event, hostShown, now, locale),
  };
}

/** In the guest's language, if a guest is given. Tickets stay readable after the event was deleted. */
export async function findEventOf(
  { settings }: Deps,
  db: Db,
  { event_id, guest_locale = "en" }: Pick<RegistrationRow, "event_id"> & Partial<Pick<RegistrationRow, "guest_locale">>,
) {
  const locale = storedLocale(guest_locale);
  const known = (await findKnownEvents(db, [event_id])).get(event_id);
  if (!known) throw new Error(`A registration has the unknown event ${event_id}`);
  const event = inLanguage(known, locale);
  const host = await findHost(db, event.host_id);
  if (!host) throw new Error(`An event has the unknown host ${event.host_id}`);
  const names = await findShownNames(settings, db, [host], locale);
  const hostShown = names.get(host.id) ?? { name: host.name, textLanguage: null };
  return { event, hostName: hostShown.name, hostShown };
}
