import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { product } from "#contract/product.ts";
import type { BookingRow } from "./booking-store.ts";

type Words = { readonly summary: string; readonly description: string; readonly location: string };

/** The booking for a calendar program. The UID stays for life and the sequence rises, so that programs update it. */
export function calendarFile(
  row: BookingRow,
  words: Words,
  url: string,
  method: "PUBLISH" | "REQUEST" | "CANCEL",
  mail?: { readonly email: string; readonly writtenAt: Date },
): string {
  const calendar = ical({
    prodId: { company: product.name, product: product.name },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `${row.id}@${new URL(url).hostname}`,
    sequence: row.sequence,
    // Instants without a zone come out in UTC, which every program shows in its reader's own time.
    start: row.starts_at,
    end: row.ends_at,
    stamp: mail?.writtenAt ?? row.cancelled_at ?? row.created_at,
    summary: words.summary,
    description: words.description,
    location: words.location,
    url,
    status: row.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (mail) {
    // Mail programs take an invitation only from somebody, to somebody.
    event.organizer({ name: product.name, email: product.supportEmail });
    event.createAttendee({
      email: mail.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return calendarText(calendar);
}

/** Every line ends in CR LF, the last one too (RFC 5545, 3.1), which the library leaves out. */
export function calendarText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}

export function calendarFileName({ id }: { id: string }): string {
  return `${product.slug}-${id.toLowerCase()}.ics`;
}
