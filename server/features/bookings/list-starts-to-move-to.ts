import { cellMs } from "#contract/calendar-cells.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type {
  listStartsToMoveTo as listEndpoint,
  readNextStartToMoveTo as nextEndpoint,
} from "#contract/times-to-move-to.ts";
import type { Deps } from "#server/deps.ts";
import { bookingRulesOf, findFirstOfferedStart, startsToMoveTo } from "#server/features/calendar/index.ts";
import { findHost } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { findItems } from "#server/features/service-items/index.ts";
import { refuse } from "#server/refusal.ts";
import { bookingBySecret } from "./booking-by-secret.ts";
import { calendarsToMoveTo } from "./booking-calendar.ts";
import { itemIdsOf, timeOfVisit } from "./booking-rules.ts";

export async function listStartsToMoveTo(
  deps: Deps,
  _actor: Visitor,
  { params, query }: InputOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const { wanted, now } = await wantedBy(deps, params.secret);
  const window = { start: Date.parse(query.startTime), end: Date.parse(query.endTime) };
  const starts = await startsToMoveTo(deps.db, wanted, window);
  return starts.filter((start) => start !== now).map((start) => new Date(start).toISOString());
}

export async function readNextStartToMoveTo(
  deps: Deps,
  _actor: Visitor,
  { params, query }: InputOf<typeof nextEndpoint>,
): Promise<OutputOf<typeof nextEndpoint>> {
  const { wanted, now } = await wantedBy(deps, params.secret);
  const first = await findFirstOfferedStart(deps.db, wanted, Date.parse(query.after));
  const start = first === now ? await findFirstOfferedStart(deps.db, wanted, now + cellMs) : first;
  return { startTime: start === undefined ? null : new Date(start).toISOString() };
}

/** The booking's own time counts as free, so that it can be moved by half an hour. `now` is its present start. */
async function wantedBy(deps: Deps, secret: string) {
  const booking = await bookingBySecret(deps, deps.db, secret);
  const [host, items] = await Promise.all([findHost(deps.db, booking.host_id), findItems(deps.db, itemIdsOf(booking))]);
  if (!host) refuse("not_found");
  const wanted = {
    hostId: host.id,
    country: host.country,
    calendarIds: await calendarsToMoveTo(deps.db, booking, items),
    bookingId: booking.id,
    visit: timeOfVisit(booking),
    rules: bookingRulesOf(items),
  };
  return { wanted, now: booking.starts_at.getTime() };
}
