import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { product } from "#contract/product.ts";
import { calendarText } from "#server/platform/calendar-text.ts";
import type { EventRow } from "./event-store.ts";

type Entry = {
  readonly event: EventRow;
  /** The page that the entry links to. */
  readonly url: string;
  /** Set if the file is mailed to a guest. Mail programs accept an invitation only with an attendee. */
  readonly guestEmail?: string;
  /** The guest cancelled their places, but the event takes place. */
  readonly isCancelled?: boolean;
};

/** The UID stays the same and SEQUENCE rises with every edit, so that calendar programs update the entry they have. */
export function eventCalendar(
  entries: readonly Entry[],
  method: "PUBLISH" | "REQUEST" | "CANCEL",
  options: { readonly name?: string; readonly writtenAt?: Date } = {},
): string {
  const calendar = ical({
    prodId: { company: product.name, product: product.name },
    method: ICalCalendarMethod[method],
    ...(options.name ? { name: options.name } : {}),
  });
  for (const entry of entries) addEntry(calendar, entry, options.writtenAt);
  return calendarText(calendar);
}

function addEntry(
  calendar: ICalCalendar,
  { event, url, guestEmail, isCancelled }: Entry,
  writtenAt: Date | undefined,
): void {
  const entry = calendar.createEvent({
    id: `event-${event.id}@${new URL(url).hostname}`,
    sequence: event.revision,
    // Dates without a zone are written in UTC. Calendar programs show them in the reader's zone.
    start: event.start_date,
    end: event.end_date,
    stamp: writtenAt ?? event.updated_at,
    summary: event.title,
    description: url,
    location: event.address,
    url,
    status: isCancelled || event.cancelled_at ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!guestEmail) return;
  entry.organizer({ name: product.name, email: product.supportEmail });
  entry.createAttendee({
    email: guestEmail,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
}

export const eventCalendarFileName = ({ id }: { readonly id: number | string }) =>
  `${product.slug}-${String(id).toLowerCase()}.ics`;
