import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import { directionsUrl } from "#contract/product.ts";
import type {
  listVisitMessages as listContract,
  markReminderOpened as markContract,
} from "#contract/visit-messages.ts";
import { formatDayTime } from "#format/times.ts";
import { messagesFor, storedLocale } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import {
  asCustomerReads,
  type BookingRow,
  bookingLinkForHost,
  findBooking,
  findBookingsOfHost,
  findVenueOf,
} from "#server/features/bookings/index.ts";
import { calendarsAsked, mayUseCalendar, type Staff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { deleteOpened, findOpened, findReminded, saveOpened } from "./opened-store.ts";

const mostVisits = 200;

export async function listVisitMessages(
  deps: Deps,
  actor: Staff,
  { query }: InputOf<typeof listContract>,
): Promise<OutputOf<typeof listContract>> {
  const { db } = deps;
  const calendarIds = await calendarsAsked(db, actor, undefined);
  const page = { order: "soonest", limit: mostVisits, offset: 0 } as const;
  const visits = await findBookingsOfHost(db, actor.hostId, { ...query, ...page, status: "confirmed", calendarIds });
  const ids = visits.map(({ id }) => id);
  const [opened, reminded] = [await findOpened(db, ids), await findReminded(db, ids)];
  const oneOfEach = new Map(visits.map((visit) => [visit.listing_id, visit]));
  const venues = new Map<number, Awaited<ReturnType<typeof findVenueOf>>>();
  for (const [listingId, visit] of oneOfEach) venues.set(listingId, await findVenueOf(db, visit));
  return visits.map((visit) => ({
    bookingId: visit.id,
    whatsapp: whatsappLinks(deps, visit, venues.get(visit.listing_id)),
    openedAt:
      opened
        .find(
          ({ booking_id, starts_at }) => booking_id === visit.id && starts_at.getTime() === visit.starts_at.getTime(),
        )
        ?.opened_at.toISOString() ?? null,
    isReminded: reminded.some(({ booking_id }) => booking_id === visit.id),
  }));
}

export async function markReminderOpened(
  deps: Deps,
  actor: Staff,
  { params, body }: InputOf<typeof markContract>,
): Promise<OutputOf<typeof markContract>> {
  const visit = await findBooking(deps.db, params.bookingId);
  if (visit?.host_id !== actor.hostId || !(await mayUseCalendar(deps.db, actor, visit.calendar_id)))
    refuse("not_found");
  if (body.isOpened) await saveOpened(deps.db, visit);
  else await deleteOpened(deps.db, visit.id);
  return success(actor, body.isOpened ? "reminder.opened" : "reminder.undone", body);
}

function whatsappLinks(deps: Deps, visit: BookingRow, at: Awaited<ReturnType<typeof findVenueOf>> | undefined) {
  if (!visit.customer_phone || !at?.venue) return null;
  const { venue, place } = at;
  const locale = storedLocale(visit.customer_locale);
  const t = translator<"push">(locale, messagesFor(locale, "push"));
  const facts = {
    name: visit.customer_name?.split(/\s+/)[0] ?? "",
    what: asCustomerReads(visit).item_name,
    venue: inLanguage(venue, locale).name,
    when: formatDayTime(visit.starts_at.toISOString(), locale, place.timeZone),
    url: `${deps.settings.publicUrl}/booking/manage/${bookingLinkForHost(deps.secret, visit)}`,
  };
  const phone = visit.customer_phone.replace(/\D/g, "");
  const open = (text: string) => `https://wa.me/${phone}?${new URLSearchParams({ text })}`;
  return {
    confirmation: open(t("whatsapp.confirmation", facts)),
    reminder: open(t("whatsapp.reminder", facts)),
    change: open(t("whatsapp.change", facts)),
    directions: open(t("whatsapp.directions", { ...facts, address: venue.address, map: directionsUrl(venue) })),
  };
}
