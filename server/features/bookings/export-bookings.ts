import { Temporal } from "temporal-polyfill";
import { placeOf, zonePlace } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { exportBookings as endpoint } from "#contract/host-bookings.ts";
import { csvLine } from "#format/csv.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { languageOf, translator } from "#messages/translate.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { findCalendars, type Manager } from "#server/features/hosts/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { hostBookingAnswer } from "./booking-answer.ts";
import { findBookingsOfHost } from "./booking-store.ts";

const maxRows = 10_000;

/** These are fields of the bookings list, so that the file shows what the screen shows. */
const columns = [
  "id",
  "startTime",
  "endTime",
  "serviceItemName",
  "durationMinutes",
  "price",
  "status",
  "customerName",
  "customerPhone",
  "customerEmail",
  "bookedBy",
] as const;

export async function exportBookings(
  deps: Deps,
  actor: Manager,
  { query }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  if (query.kindredProviderId !== actor.hostId) refuse("not_found");
  const rows = await findBookingsOfHost(deps.db, actor.hostId, {
    ...query,
    order: "soonest",
    limit: maxRows,
    offset: 0,
  });
  const now = await databaseNow(deps.db);
  deps.log.info({ hostId: actor.hostId, count: rows.length }, "customer list exported");
  const t = translator<"answers">(actor.locale, messagesFor(actor.locale, "answers"));
  const { country, timeZone, currency } = placeOf(actor.country);
  const named = { currency, place: zonePlace(country, timeZone, languageOf(actor.locale)) };
  const calendars = await findCalendars(deps.db, actor.hostId);
  // For a host with one calendar the file stays as it was before calendars had names.
  const shown = calendars.length > 1 ? [...columns, "calendarName" as const] : columns;
  const head = shown.map((column) => t(`export.${column}`, named));
  const lines = rows.map((row) => {
    const times = { startTime: venueTime(row.starts_at, timeZone), endTime: venueTime(row.ends_at, timeZone) };
    const calendarName = calendars.find(({ id }) => id === row.calendar_id)?.name ?? "";
    const booking = { ...hostBookingAnswer(row, actor, now), ...times, calendarName };
    return csvLine(shown.map((column) => booking[column]));
  });
  // The byte order mark tells spreadsheet programs that the file is UTF-8.
  return new WithHeaders(`\uFEFF${csvLine(head)}${lines.join("")}`, {
    "content-disposition": 'attachment; filename="bookings.csv"',
  });
}

/** Times are local to the venue and in a form that spreadsheet programs recognise. */
function venueTime(moment: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return zoned.toPlainDateTime().toString({ smallestUnit: "minute" }).replace("T", " ");
}
