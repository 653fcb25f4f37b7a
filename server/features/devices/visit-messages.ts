import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type {
  listVisitMessages as listContract,
  markReminderOpened as markContract,
} from "#contract/visit-messages.ts";
import type { Deps } from "#server/deps.ts";
import { type BookingRow, findBooking, findBookingsOfHost, findVenueOf } from "#server/features/bookings/index.ts";
import { calendarsAsked, mayUseCalendar, type Staff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { deleteOpened, findOpened, findReminded, saveOpened } from "./opened-store.ts";
import { type VenueOfVisit, visitTexts } from "./visit-texts.ts";

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
  const venues = new Map<number, VenueOfVisit>();
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

function whatsappLinks(deps: Deps, visit: BookingRow, at: VenueOfVisit | undefined) {
  const texts = at ? visitTexts(deps, visit, at) : null;
  if (!texts) return null;
  return {
    confirmation: texts.url("confirmation"),
    reminder: texts.url("reminder"),
    change: texts.url("change"),
    directions: texts.url("directions"),
  };
}
