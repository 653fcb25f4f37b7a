import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readFeed as endpoint } from "#contract/host-bookings.ts";
import { product } from "#contract/product.ts";
import type { Deps } from "#server/deps.ts";
import { findCalendars } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { calendarText } from "#server/platform/calendar-text.ts";
import { refuse } from "#server/refusal.ts";
import { findBookingsOfHost } from "./booking-store.ts";
import { feedFile, isSameFile, namedIn } from "./feed-address.ts";
import { findFeed } from "./feed-store.ts";

const dayMs = 86_400_000;

/** Cancelled bookings are included, so that calendar programs remove them. */
export async function readFeed(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const named = namedIn(params.file) ?? refuse("not_found");
  const feed = (await findFeed(deps.db, named.hostId)) ?? refuse("not_found");
  const calendars = await findCalendars(deps.db, feed.host_id);
  const only =
    named.calendarId === null ? null : (calendars.find(({ id }) => id === named.calendarId) ?? refuse("not_found"));
  if (!isSameFile(params.file, feedFile(deps.secret, feed, only))) refuse("not_found");
  const from = new Date(deps.clock.now().getTime() - 30 * dayMs).toISOString();
  const rows = await findBookingsOfHost(deps.db, feed.host_id, {
    from,
    calendarIds: only && [only.id],
    order: "soonest",
    limit: 2000,
    offset: 0,
  });
  const calendar = ical({
    name: only ? `${product.name}: ${only.name}` : product.name,
    prodId: { company: product.name, product: product.name },
    method: ICalCalendarMethod.PUBLISH,
  });
  const nameOf = (id: number) =>
    calendars.length > 1 && !only ? calendars.find((one) => one.id === id)?.name : undefined;
  const host = new URL(deps.settings.publicUrl).hostname;
  for (const row of rows) {
    calendar.createEvent({
      id: `${row.id}@${host}`,
      sequence: row.sequence,
      start: row.starts_at,
      end: row.ends_at,
      stamp: row.cancelled_at ?? row.created_at,
      summary: [row.item_name, row.customer_name, nameOf(row.calendar_id)].filter(Boolean).join(", "),
      description: row.customer_phone ?? "",
      status: row.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendarText(calendar);
}
