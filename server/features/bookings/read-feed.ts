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
import { hostIn, isValidFeedFile } from "./feed-address.ts";
import { findFeed } from "./feed-store.ts";

const dayMs = 86_400_000;

/** Cancelled bookings are included, so that calendar programs remove them. */
export async function readFeed(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const hostId = hostIn(params.file);
  const feed = hostId === null ? undefined : await findFeed(deps.db, hostId);
  if (!feed || !isValidFeedFile(deps.secret, params.file, feed)) refuse("not_found");
  const from = new Date(deps.clock.now().getTime() - 30 * dayMs).toISOString();
  const rows = await findBookingsOfHost(deps.db, feed.host_id, {
    from,
    order: "soonest",
    limit: 2000,
    offset: 0,
  });
  const calendar = ical({
    name: product.name,
    prodId: { company: product.name, product: product.name },
    method: ICalCalendarMethod.PUBLISH,
  });
  const calendars = await findCalendars(deps.db, feed.host_id);
  const nameOf = (id: number) => (calendars.length > 1 ? calendars.find((one) => one.id === id)?.name : undefined);
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
