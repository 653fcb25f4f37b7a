import type { CallInput, CallOutput } from "#contract/calls.ts";
import { ticketCurrencyOf } from "#contract/lists/currencies.ts";
import { withScheme } from "#web/features/listings/index.ts";
import type { Picture } from "#web/features/uploads/index.ts";
import { readAmount } from "#web/lib/read-amount.ts";
import { instantsOf, type LocalTime, localTimeOf } from "#web/lib/zoned-time.ts";

type ReadAnswer = CallOutput<"GET /events">;
export type EventRecord = Exclude<ReadAnswer, readonly unknown[]>;
type EventBody = CallInput<"POST /events">["body"];

/** When clocks go back, the same local time occurs twice. This says which one is meant. */
export type Occurrence = "" | "first" | "second";

export type EventValues = {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly communityId: number | null;
  readonly address: string;
  readonly countryIso: string;
  readonly cityId: string;
  /** Local time in `timezone`. */
  readonly start: LocalTime;
  /** Empty if the time occurs only once, or if the host has not answered yet. */
  readonly startOccurrence: Occurrence;
  readonly end: LocalTime;
  readonly endOccurrence: Occurrence;
  readonly timezone: string;
  readonly ticketRequired: boolean | null;
  readonly ticketPrice: string;
  readonly bookingRequired: boolean | null;
  readonly bookingLink: string;
  readonly image: Picture | null;
  /** The version being edited, or null for a new event. */
  readonly revision: number | null;
};

/** `timezone` stays empty until a time is typed. Then it gets the field's default. */
export function emptyEvent(countryIso: string): EventValues {
  return {
    title: "",
    description: "",
    category: "",
    communityId: null,
    address: "",
    countryIso,
    cityId: "",
    start: "",
    startOccurrence: "",
    end: "",
    endOccurrence: "",
    timezone: "",
    ticketRequired: null,
    ticketPrice: "",
    bookingRequired: null,
    bookingLink: "",
    image: null,
    revision: null,
  };
}

export function eventValuesOf(event: EventRecord): EventValues {
  return {
    title: event.title,
    description: event.description,
    category: event.category,
    communityId: event.community_id,
    address: event.address,
    countryIso: event.country_iso,
    cityId: event.city_id === null ? "" : String(event.city_id),
    start: localTimeOf(event.start_date, event.timezone),
    startOccurrence: occurrenceOf(event.start_date, event.timezone),
    end: localTimeOf(event.end_date, event.timezone),
    endOccurrence: occurrenceOf(event.end_date, event.timezone),
    timezone: event.timezone,
    ticketRequired: event.ticket_required,
    ticketPrice: event.ticket_required ? String(event.ticket_price) : "",
    bookingRequired: event.requires_booking,
    bookingLink: event.booking_link ?? "",
    image: event.image_url ? { url: event.image_url, thumb: event.image_url, name: "" } : null,
    revision: event.revision ?? null,
  };
}

/** Null if clocks skip that time, or if it occurs twice and `occurrence` is empty. */
export function instantMeant(local: LocalTime, zone: string, occurrence: Occurrence): string | null {
  const instants = instantsOf(local, zone) ?? [];
  if (instants.length < 2) return instants[0] ?? null;
  return (occurrence === "" ? undefined : instants[occurrence === "first" ? 0 : 1]) ?? null;
}

function occurrenceOf(instant: string, zone: string): Occurrence {
  const instants = instantsOf(localTimeOf(instant, zone), zone) ?? [];
  if (instants.length < 2) return "";
  return Date.parse(instants[1] ?? "") === Date.parse(instant) ? "second" : "first";
}

/** The form asks about booking only if a ticket is needed. Hidden answers are not sent. */
export function needsBooking(values: EventValues): boolean {
  return values.ticketRequired === true && values.bookingRequired === true;
}

export function eventBodyOf(values: EventValues): EventBody {
  const currency = ticketCurrencyOf(values.countryIso);
  return {
    title: values.title,
    description: values.description,
    category: values.category,
    address: values.address,
    country_iso: values.countryIso,
    start_date: instantMeant(values.start, values.timezone, values.startOccurrence),
    end_date: instantMeant(values.end, values.timezone, values.endOccurrence),
    timezone: values.timezone,
    community_id: values.communityId,
    city_id: values.cityId === "" ? null : Number(values.cityId),
    ticket_required: values.ticketRequired,
    ticket_price: values.ticketRequired ? readAmount(values.ticketPrice, currency) : 0,
    ticket_currency: currency,
    requires_booking: needsBooking(values),
    booking_link: needsBooking(values) ? withScheme(values.bookingLink) : null,
    image_url: values.image?.url ?? null,
  } as EventBody;
}
