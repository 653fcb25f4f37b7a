import { zonePlace } from "#contract/countries/country-packs.ts";
import { directionsUrl } from "#contract/product.ts";
import { formatDateLong } from "#format/dates.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatOwnTime } from "#format/own-time.ts";
import { formatDayTime, formatTime } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import type { EventRow } from "#server/features/events/index.ts";
import { cleanedName } from "#server/platform/mail/cleaned-name.ts";
import { mailTranslator } from "#server/platform/mail/letter.ts";
import type { Letter } from "#server/platform/mail/letter-parts.ts";
import type { RegistrationRow } from "./registration-store.ts";

/** `off` means that the host cancelled the event, `cancelled` that the guest cancelled their places. */
export type GuestNews = "made" | "moved" | "cancelled" | "off" | "waiting" | "offered";

export type Occasion = {
  readonly news: GuestNews;
  readonly registration: RegistrationRow;
  readonly event: EventRow;
  readonly hostName: string;
};

export function guestLetter(
  { news, registration, event, hostName }: Occasion,
  locale: Locale,
  urls: { readonly site: string; readonly ticket: string },
): Letter {
  const t = mailTranslator(locale);
  const when = formatDayTime(event.start_date, locale, event.timezone);
  const [title, host] = [cleanedName(event.title), cleanedName(hostName)];
  const isOffer = registration.status === "offered" && (news === "offered" || news === "moved");
  const hasPlaces = news === "made" || (news === "moved" && !isOffer);
  const isOn = hasPlaces || isOffer || news === "waiting";
  const total = (event.ticket_price_cents / 100) * registration.places;
  const price = total > 0 ? formatPrice(total, locale, event.ticket_currency) : t("ticket.free");
  return {
    subject: t(`ticket.${news}.subject`, { title, when }),
    firstLine: t(hasPlaces ? "ticket.firstLine" : "ticket.by", { title, host }),
    heading: t(`ticket.${news}.heading`),
    intro: [
      t(isOffer && news === "moved" ? "ticket.moved.offer" : `ticket.${news}.intro`, {
        name: cleanedName(registration.guest_name ?? ""),
        title,
        host,
      }),
      ...(news === "off" && event.cancel_note ? [t("ticket.hostWord", { host, note: event.cancel_note })] : []),
    ],
    facts: [
      ...(isOffer && registration.offer_ends_at
        ? [
            {
              label: t("ticket.offerUntil"),
              value: formatDayTime(registration.offer_ends_at, locale, event.timezone),
            },
          ]
        : []),
      { label: t("ticket.event"), value: event.title },
      { label: isOn ? t("booking.when") : t("booking.was"), value: span(event, event.start_date, locale) },
      ...(isOn ? ownTimeFacts(event, registration, locale) : []),
      ...(news === "moved" ? movedFromTime(event, locale) : []),
      { label: t("booking.where"), value: event.address },
      ...(news === "moved" ? movedFromPlace(event, locale) : []),
      { label: t("ticket.places"), value: String(registration.places) },
      ...(isOn ? [{ label: t("ticket.payAtDoor"), value: price }] : []),
      ...(hasPlaces || news === "cancelled" ? [{ label: t("ticket.code"), value: registration.id }] : []),
    ],
    button: isOn
      ? {
          label: t(hasPlaces ? "ticket.open" : isOffer ? "ticket.offered.open" : "ticket.waiting.open"),
          url: urls.ticket,
        }
      : { label: t("ticket.again"), url: `${urls.site}/whats-on` },
    notes: hasPlaces
      ? [
          {
            text: t("booking.attached"),
            link: {
              label: t("booking.directions"),
              url: directionsUrl({ name: event.title, address: event.address }),
            },
          },
        ]
      : [],
    small: [...(isOn ? [{ text: t("ticket.private") }] : []), { text: t("ticket.given") }],
  };
}

type HostMessage = { readonly event: EventRow; readonly hostName: string; readonly text: string };

/** Our sentences are in the guest's language. What the host wrote is not translated. */
export function messageLetter({ event, hostName, text }: HostMessage, locale: Locale, ticket: string): Letter {
  const t = mailTranslator(locale);
  const [title, host] = [cleanedName(event.title), cleanedName(hostName)];
  return {
    subject: t("ticket.message.subject", { title, host }),
    firstLine: t("ticket.by", { title, host }),
    heading: t("ticket.message.heading", { host }),
    intro: text.split("\n").filter((line) => line.trim() !== ""),
    facts: [
      { label: t("ticket.event"), value: event.title },
      { label: t("booking.when"), value: span(event, event.start_date, locale) },
    ],
    button: { label: t("ticket.open"), url: ticket },
    small: [
      { text: t("ticket.message.why"), link: { label: t("ticket.message.stop"), url: `${ticket}?step=messages` } },
    ],
  };
}

/** For guests whose clocks show another time than those at the event. */
function ownTimeFacts(event: EventRow, { guest_time_zone: zone }: RegistrationRow, locale: Locale) {
  const span = { startTime: event.start_date, endTime: event.end_date, timeZone: event.timezone };
  const time = zone === null ? null : formatOwnTime(span, locale, zone);
  return time === null ? [] : [{ label: mailTranslator(locale)("ticket.yourTime"), value: time }];
}

function movedFromTime(event: EventRow, locale: Locale) {
  const start = event.moved_from_start;
  if (!start || start.getTime() === event.start_date.getTime()) return [];
  return [{ label: mailTranslator(locale)("booking.was"), value: span(event, start, locale) }];
}

function movedFromPlace({ moved_from_address: address, ...event }: EventRow, locale: Locale) {
  if (!address || address === event.address) return [];
  return [{ label: mailTranslator(locale)("booking.was"), value: address }];
}

function span(event: EventRow, start: Date, locale: Locale): string {
  const end = new Date(start.getTime() + event.end_date.getTime() - event.start_date.getTime());
  return mailTranslator(locale)("booking.whenValue", {
    day: formatDateLong(start, locale, event.timezone),
    from: formatTime(start, locale, event.timezone),
    to: formatTime(end, locale, event.timezone),
    place: zonePlace(event.country_iso, event.timezone, languageOf(locale)),
  });
}
