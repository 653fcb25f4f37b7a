import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { product } from "#contract/product.ts";
import { formatDayTime } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import { calendarText } from "#server/platform/calendar-text.ts";
import { mailTranslator } from "#server/platform/mail/letter.ts";
import { changeableUntil } from "./booking-rules.ts";
import type { BookingRow } from "./booking-store.ts";

type Words = { readonly summary: string; readonly description: string; readonly location: string };

/** The UID stays the same and SEQUENCE increases, so that calendar programs update the entry they already have. */
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
    // Dates without a zone are written in UTC. Calendar programs show them in the reader's zone.
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
    // Mail programs accept an invitation only if it has an organizer and an attendee.
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

/** For example "Cornrows, Amara's Braids, with Kofi". */
export function calendarSummary(parts: readonly string[], calendarName: string | null, locale: Locale): string {
  const withName = calendarName ? mailTranslator(locale)("booking.withName", { name: calendarName }) : "";
  return [...parts, withName].filter(Boolean).join(", ");
}

export function calendarDescription(booking: BookingRow, url: string, locale: Locale, timeZone: string): string {
  if (booking.status === "cancelled") return url;
  const moment = formatDayTime(changeableUntil(booking), locale, timeZone);
  return mailTranslator(locale)("booking.calendarDescription", { url, moment });
}

export function calendarFileName({ id }: { id: string }): string {
  return `${product.slug}-${id.toLowerCase()}.ics`;
}
