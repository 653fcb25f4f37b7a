import type { listBookings as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import type { Provider } from "#server/features/providers/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { hostBookingAnswer } from "./booking-answer.ts";
import { databaseNow, findBookingsOfAccount } from "./booking-store.ts";

/** Customers' personal data: only for the owner of the calendar, and every read is logged. */
export async function listBookings(
  deps: Deps,
  actor: Provider,
  { query }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  if (query.kindredProviderId !== actor.accountId) refuse("not_found");
  const rows = await findBookingsOfAccount(deps.db, actor.accountId, query);
  const now = await databaseNow(deps.db);
  deps.log.info({ accountId: actor.accountId, count: rows.length }, "customer list read");
  const total = rows[0]?.total ?? 0;
  return new WithHeaders(
    rows.map((row) => hostBookingAnswer(row, now)),
    { "x-total-count": String(total) },
  );
}
