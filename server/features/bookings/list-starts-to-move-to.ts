import type { listStartsToMoveTo as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import { bookingRulesOf, startsToMoveTo } from "#server/features/calendar/index.ts";
import { findHost } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { findItems } from "#server/features/service-items/index.ts";
import { refuse } from "#server/refusal.ts";
import { bookingBySecret } from "./booking-by-secret.ts";
import { calendarsToMoveTo } from "./booking-calendar.ts";
import { itemIdsOf, timeOfVisit } from "./booking-rules.ts";

/** The booking's own time counts as free, so that it can be moved by half an hour. */
export async function listStartsToMoveTo(
  deps: Deps,
  _actor: Visitor,
  { params, query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const booking = await bookingBySecret(deps, deps.db, params.secret);
  const [host, items] = await Promise.all([findHost(deps.db, booking.host_id), findItems(deps.db, itemIdsOf(booking))]);
  if (!host) refuse("not_found");
  const starts = await startsToMoveTo(
    deps.db,
    {
      hostId: host.id,
      country: host.country,
      calendarIds: await calendarsToMoveTo(deps.db, booking, items),
      bookingId: booking.id,
      visit: timeOfVisit(booking),
      rules: bookingRulesOf(items),
    },
    { start: Date.parse(query.startTime), end: Date.parse(query.endTime) },
  );
  const now = booking.starts_at.getTime();
  return starts.filter((start) => start !== now).map((start) => new Date(start).toISOString());
}
