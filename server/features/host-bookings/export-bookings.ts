import { Temporal } from "temporal-polyfill";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { exportBookings as endpoint } from "#contract/host-bookings.ts";
import { product } from "#contract/product.ts";
import type { Deps } from "#server/deps.ts";
import { findBookingsOfAccount } from "#server/features/bookings/index.ts";
import type { Provider } from "#server/features/providers/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { csvLine } from "./csv-rules.ts";

const mostRows = 10_000;
const head = [
  "Booking id",
  "Start (Malta time)",
  "End (Malta time)",
  "Service",
  "Minutes",
  "Price EUR",
  "Status",
  "Name",
  "Phone",
  "Email",
  "Booked by",
];

export async function exportBookings(
  deps: Deps,
  actor: Provider,
  { query }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  if (query.kindredProviderId !== actor.accountId) refuse("not_found");
  const rows = await findBookingsOfAccount(deps.db, actor.accountId, {
    ...query,
    order: "soonest",
    limit: mostRows,
    offset: 0,
  });
  deps.log.info({ accountId: actor.accountId, count: rows.length }, "customer list exported");
  const lines = rows.map((row) =>
    csvLine([
      row.id,
      venueTime(row.starts_at),
      venueTime(row.ends_at),
      row.item_name,
      row.duration_minutes,
      row.price_cents / 100,
      row.status,
      row.customer_name,
      row.customer_phone,
      row.customer_email,
      row.booked_by,
    ]),
  );
  // The mark at the start tells spreadsheet programs that this is UTF-8.
  return new WithHeaders(`\uFEFF${csvLine(head)}${lines.join("")}`, {
    "content-disposition": 'attachment; filename="bookings.csv"',
  });
}

/** The hour on the venue's wall, as spreadsheet programs read it: in any other zone a host would wait at the wrong time. */
function venueTime(moment: Date): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(product.timeZone);
  return zoned.toPlainDateTime().toString({ smallestUnit: "minute" }).replace("T", " ");
}
