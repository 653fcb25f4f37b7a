import { zonePlace } from "#contract/countries/country-packs.ts";
import { formatDateLong, formatDayShort } from "#format/dates.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDayTime, formatTime } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import { bookedTerms } from "#server/features/bookings/index.ts";
import { visitTimeOf } from "#server/features/calendar/index.ts";
import { cleanedName } from "#server/platform/mail/cleaned-name.ts";
import { mailTranslator } from "#server/platform/mail/letter.ts";
import type { Letter } from "#server/platform/mail/letter-parts.ts";
import type { findDetails } from "./waiting-answer.ts";
import type { WaitingRow } from "./waiting-store.ts";
import { wishesByDay } from "./wish-rules.ts";

type Details = Awaited<ReturnType<typeof findDetails>>;

export function waitingLetter(person: WaitingRow, { venue, items }: Details, locale: Locale, url: string): Letter {
  const t = mailTranslator(locale);
  const name = cleanedName(venue.name);
  return {
    subject: t("waiting.subject", { venue: name }),
    firstLine: t("waiting.firstLine"),
    heading: t("waiting.heading"),
    intro: [t("waiting.intro", { name: cleanedName(person.customer_name), venue: name })],
    facts: [
      { label: t("booking.where"), value: t("booking.whereValue", venue) },
      { label: t("booking.service"), value: items.map((item) => item.name).join(" + ") },
      { label: t("waiting.days"), value: daysText(person, locale) },
    ],
    button: { label: t("waiting.open"), url },
    small: [{ text: t("waiting.forgotten") }, { text: t("booking.given") }],
  };
}

export function offerLetter(person: WaitingRow, details: Details, locale: Locale, url: string): Letter {
  const t = mailTranslator(locale);
  const { venue, items, place, calendarName } = details;
  const { timeZone } = place;
  const { offer_starts_at: start, offer_ends_at: offerEnd } = person;
  if (!start || !offerEnd) throw new Error(`The offer to ${person.id} has no time`);
  const end = new Date(start.getTime() + visitTimeOf(items).length);
  const name = cleanedName(venue.name);
  const until = formatDayTime(offerEnd, locale, timeZone);
  return {
    subject: t("timeOffer.subject", { when: formatDayTime(start, locale, timeZone), venue: name }),
    firstLine: t("timeOffer.firstLine", { until }),
    heading: t("timeOffer.heading"),
    intro: [t("timeOffer.intro", { name: cleanedName(person.customer_name), venue: name })],
    facts: [
      { label: t("ticket.offerUntil"), value: until },
      {
        label: t("booking.when"),
        value: t("booking.whenValue", {
          day: formatDateLong(start, locale, timeZone),
          from: formatTime(start, locale, timeZone),
          to: formatTime(end, locale, timeZone),
          place: zonePlace(place.country, timeZone, languageOf(locale)),
        }),
      },
      { label: t("booking.where"), value: t("booking.whereValue", venue) },
      { label: t("booking.service"), value: items.map((item) => item.name).join(" + ") },
      ...(calendarName ? [{ label: t("booking.with"), value: calendarName }] : []),
      {
        label: t("booking.payAtVenue"),
        value: formatPrice(bookedTerms(items, locale).price_cents / 100, locale, place.currency),
      },
    ],
    button: { label: t("timeOffer.open"), url },
    small: [
      { text: t("timeOffer.private") },
      { text: t("waiting.leaveNote"), link: { label: t("waiting.leave"), url } },
    ],
  };
}

/** The days are dates without a time, so the zone does not matter. */
function daysText({ wishes }: WaitingRow, locale: Locale): string {
  return wishesByDay(wishes)
    .map(({ day }) => formatDayShort(day, locale, "UTC"))
    .join(", ");
}
