import { type Place, zonePlace } from "#contract/countries/country-packs.ts";
import type { TranslatedText } from "#contract/lists/text-languages.ts";
import { directionsUrl, product } from "#contract/product.ts";
import { formatDateLong, formatDay } from "#format/dates.ts";
import { joinTexts } from "#format/joined-text.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDayTime, formatTime } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import { cleanedName } from "#server/platform/mail/cleaned-name.ts";
import { mailTranslator } from "#server/platform/mail/letter.ts";
import type { Letter, LetterLine } from "#server/platform/mail/letter-parts.ts";
import { formatPhone, isE164 } from "#server/platform/phone-number.ts";
import { changeableUntil } from "./booking-rules.ts";
import type { BookingRow } from "./booking-store.ts";

/** `reassigned` means that the host moved the booking to another calendar and kept its time. */
type BookingEvent = "made" | "moved" | "reassigned" | "cancelled" | "reminder";
type Venue = {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly phone_number: string;
} & TranslatedText;

export type Occasion = {
  readonly event: BookingEvent;
  readonly booking: BookingRow;
  readonly venue: Venue;
  readonly place: Place;
  readonly movedFrom?: Date | undefined;
  readonly calendarName: string | null;
};

type Words = ReturnType<typeof wordsFor>;

export function customerLetter(occasion: Occasion, locale: Locale, urls: { site: string; manage: string }): Letter {
  const { event, booking, venue } = occasion;
  const words = wordsFor(occasion, locale);
  const { t } = words;
  if (event === "cancelled") return cancelledLetter(occasion, words, urls.site);
  const calendar = cleanedName(occasion.calendarName ?? venue.name);
  return {
    subject: t(`${event}.subject`, { when: words.shortWhen, calendar }),
    firstLine: t("booking.firstLine", {
      service: booking.item_name,
      venue: venue.name,
      until: words.until,
    }),
    heading: t(`${event}.heading`),
    intro: [
      t(`${event}.intro`, {
        name: words.name,
        day: words.day(booking.starts_at),
        calendar,
      }),
    ],
    facts: [
      { label: t("booking.when"), value: words.when },
      ...words.was,
      { label: t("booking.where"), value: t("booking.whereValue", venue) },
      { label: t("booking.service"), value: words.service },
      ...words.with,
      { label: t("booking.payAtVenue"), value: words.price },
      { label: t("booking.id"), value: booking.id },
    ],
    button: { label: t("booking.manage"), url: urls.manage },
    notes: [
      callLine(words.policy, venue.phone_number),
      { text: t("booking.attached"), link: { label: t("booking.directions"), url: directionsUrl(venue) } },
    ],
    small: [
      { text: t("booking.private") },
      { text: t("booking.given"), link: { label: t("booking.notMe"), url: `${urls.manage}?step=cancel` } },
    ],
  };
}

function cancelledLetter({ booking, venue }: Occasion, words: Words, site: string): Letter {
  const { t, name } = words;
  const byHost = booking.cancelled_by === "provider";
  return {
    subject: t("cancelled.subject", { when: words.shortWhen }),
    firstLine: t("cancelled.firstLine", { service: booking.item_name, venue: venue.name }),
    heading: t("cancelled.heading"),
    intro: [
      t(byHost ? "cancelled.byHost" : "cancelled.byCustomer", { name, venue: venue.name }),
      ...(booking.cancel_note ? [t("booking.hostWord", { venue: venue.name, note: booking.cancel_note })] : []),
    ],
    facts: [
      { label: t("booking.cancelledAt"), value: words.moment(booking.cancelled_at ?? booking.created_at) },
      { label: t("booking.was"), value: words.when },
      { label: t("booking.where"), value: t("booking.whereValue", venue) },
      { label: t("booking.service"), value: words.service },
      ...words.with,
      { label: t("booking.id"), value: booking.id },
    ],
    button: { label: t("booking.bookAgain"), url: `${site}/booking?providerId=${venue.id}` },
    small: [{ text: t("booking.given") }],
  };
}

export function hostLetter(
  occasion: Occasion & { event: "made" | "moved" | "cancelled" },
  locale: Locale,
  site: string,
): Letter {
  const { event, booking, venue } = occasion;
  const words = wordsFor(occasion, locale);
  const { t } = words;
  const name = words.name || t("host.somebody");
  return {
    subject: t(`host.${event}.subject`, { when: words.shortWhen }),
    firstLine: t("host.firstLine", { service: booking.item_name, venue: venue.name, name }),
    heading: t(`host.${event}.heading`),
    intro: [t(`host.${event}.intro`, { name, service: booking.item_name })],
    facts: [
      { label: t(event === "cancelled" ? "booking.was" : "booking.when"), value: words.when },
      ...words.was,
      { label: t("booking.for"), value: words.name || t("host.noName") },
      {
        label: t("booking.phone"),
        value: booking.customer_phone ? formatPhone(booking.customer_phone) : t("booking.notGiven"),
      },
      { label: t("booking.email"), value: booking.customer_email ?? t("booking.notGiven") },
      { label: t("booking.where"), value: t("booking.whereValue", venue) },
      { label: t("booking.service"), value: words.service },
      ...words.with,
      { label: t("booking.payAtVenue"), value: words.price },
      { label: t("booking.id"), value: booking.id },
    ],
    button: { label: t("host.open"), url: `${site}/${product.slug}-providers` },
    small: [{ text: t("host.why", { venue: venue.name }) }],
  };
}

type LinkLine = { readonly text: string; readonly label: string; readonly url: string };

export function linksLetter(links: readonly LinkLine[], locale: Locale): Letter {
  const t = mailTranslator(locale);
  return {
    subject: t("links.subject"),
    firstLine: t("links.firstLine"),
    heading: t("links.heading"),
    intro: [t("links.intro")],
    notes: links.map(({ text, label, url }) => ({ text, link: { label, url } })),
    small: [{ text: t("links.private") }, { text: t("links.why") }],
  };
}

function wordsFor({ booking, place, movedFrom, calendarName }: Occasion, locale: Locale) {
  const t = mailTranslator(locale);
  const { timeZone } = place;
  const time = (date: Date) => formatTime(date, locale, timeZone);
  const longDay = (date: Date) => formatDateLong(date, locale, timeZone);
  const span = (start: Date, end: Date) =>
    t("booking.whenValue", {
      day: longDay(start),
      from: time(start),
      to: time(end),
      place: zonePlace(place.country, timeZone, languageOf(locale)),
    });
  const lastMoment = changeableUntil(booking);
  const isSameDay = longDay(lastMoment) === longDay(booking.starts_at);
  const lengthMs = booking.ends_at.getTime() - booking.starts_at.getTime();
  const was = movedFrom
    ? [{ label: t("booking.was"), value: span(movedFrom, new Date(movedFrom.getTime() + lengthMs)) }]
    : [];
  return {
    t,
    time,
    was,
    /** The day is left out if it is the day of the visit. */
    until: isSameDay ? time(lastMoment) : formatDayTime(lastMoment, locale, timeZone),
    policy: policyWords(t, booking, formatDayTime(lastMoment, locale, timeZone)),
    with: calendarName ? [{ label: t("booking.with"), value: calendarName }] : [],
    name: cleanedName(booking.customer_name ?? ""),
    day: (date: Date) => formatDay(date, locale, timeZone),
    moment: (date: Date) => joinTexts([longDay(date), time(date)], locale),
    when: span(booking.starts_at, booking.ends_at),
    shortWhen: formatDayTime(booking.starts_at, locale, timeZone),
    service: t("booking.serviceValue", { name: booking.item_name, duration: durationWords(t, booking) }),
    price: formatPrice(booking.price_cents / 100, locale, place.currency),
  };
}

type MailTranslate = ReturnType<typeof mailTranslator>;

/** The usual rule of 1 hour has a fixed sentence. */
function policyWords(t: MailTranslate, { cancel_minutes: minutes }: BookingRow, moment: string): string {
  if (minutes === 0) return t("booking.anyTimePolicy");
  if (minutes === 60) return t("booking.policy");
  const length = minutes % 60 === 0 ? t("booking.fullHours", { count: minutes / 60 }) : minuteWords(t, minutes);
  return t("booking.otherPolicy", { length, moment });
}

function minuteWords(t: MailTranslate, total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return t("booking.minutes", { minutes });
  return minutes === 0 ? t("booking.hours", { count: hours }) : t("booking.hoursMinutes", { count: hours, minutes });
}

function durationWords(t: MailTranslate, { duration_minutes }: BookingRow): string {
  return duration_minutes ? minuteWords(t, duration_minutes) : t("booking.noDuration");
}

/** Only E.164 numbers become links, because a link made from any other text could call the wrong person. */
function callLine(text: string, phone: string): LetterLine {
  if (!isE164(phone)) return { text: `${text} ${phone}` };
  return { text, link: { label: formatPhone(phone), url: `tel:${phone}` } };
}
