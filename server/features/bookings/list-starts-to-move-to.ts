import type { listStartsToMoveTo as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import { bookingRulesOf, startsToMoveTo } from "#server/features/calendar/index.ts";
import { findHost } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { findItem } from "#server/features/service-items/index.ts";
import { refuse } from "#server/refusal.ts";
import { bookingBySecret } from "./booking-by-secret.ts";
import { calendarsToMoveTo } from "./booking-calendar.ts";
import { timeOfVisit } from "./booking-rules.ts";

/** The booking's own time counts as free, so that it can be moved by half an hour. */
export async function listStartsToMoveTo(
  deps: Deps,
  _actor: Visitor,
  { params, query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const booking = await bookingBySecret(deps, deps.db, params.secret);
  const [host, item] = await Promise.all([
    findHost(deps.db, booking.host_id),
    findItem(deps.db, booking.service_item_id),
  ]);
  if (!host) refuse("not_found");
  const starts = await startsToMoveTo(
    deps.db,
    {
      hostId: host.id,
      country: host.country,
      calendarIds: await calendarsToMoveTo(deps.db, booking, item),
      bookingId: booking.id,
      visit: timeOfVisit(booking),
      rules: bookingRulesOf(item ? [item] : []),
    },
    { start: Date.parse(query.startTime), end: Date.parse(query.endTime) },
  );
  const now = booking.starts_at.getTime();
  return starts.filter((start) => start !== now).map((start) => new Date(start).toISOString());
}
