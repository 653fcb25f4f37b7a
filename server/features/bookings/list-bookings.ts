import type { listBookings as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { calendarsAsked, type Staff } from "#server/features/hosts/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { hostBookingAnswer } from "./booking-answer.ts";
import { findBookingsOfHost } from "./booking-store.ts";

/** The answer contains customers' personal data, so every read is logged. */
export async function listBookings(
  deps: Deps,
  actor: Staff,
  { query }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  if (query.kindredProviderId !== actor.hostId) refuse("not_found");
  const calendarIds = await calendarsAsked(deps.db, actor, query.calendarId);
  const rows = await findBookingsOfHost(deps.db, actor.hostId, { ...query, calendarIds });
  const now = await databaseNow(deps.db);
  deps.log.info({ hostId: actor.hostId, count: rows.length }, "customer list read");
  const total = rows[0]?.total ?? 0;
  return new WithHeaders(
    rows.map((row) => hostBookingAnswer(row, actor, now)),
    { "x-total-count": String(total) },
  );
}
