import type { CallInput, CallOutput } from "#contract/calls.ts";
import { ticketCurrencyOf } from "#contract/lists/currencies.ts";
import { product } from "#contract/product.ts";
import { readAmount } from "../../lib/read-amount.ts";
import { instantOf, type LocalTime, localTimeOf } from "../../lib/zoned-time.ts";
import { withScheme } from "../listings/index.ts";
import type { Picture } from "../uploads/index.ts";

type ReadAnswer = CallOutput<"GET /events">;
export type EventRecord = Exclude<ReadAnswer, readonly unknown[]>;
type EventBody = CallInput<"POST /events">["body"];

/** The event form as it is typed. */
export type EventValues = {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly communityId: number | null;
  readonly address: string;
  readonly countryIso: string;
  readonly cityId: string;
  /** What the clock shows in `timezone`. */
  readonly start: LocalTime;
  readonly end: LocalTime;
  readonly timezone: string;
  readonly ticketRequired: boolean | null;
  readonly ticketPrice: string;
  readonly bookingRequired: boolean | null;
  readonly bookingLink: string;
  readonly image: Picture | null;
};

/** `timezone` is empty until a time is typed: then it is the one the field showed. */
export function emptyEvent(): EventValues {
  return {
    title: "",
    description: "",
    category: "",
    communityId: null,
    address: "",
    countryIso: product.hostCountry,
    cityId: "",
    start: "",
    end: "",
    timezone: "",
    ticketRequired: null,
    ticketPrice: "",
    bookingRequired: null,
    bookingLink: "",
    image: null,
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
    end: localTimeOf(event.end_date, event.timezone),
    timezone: event.timezone,
    ticketRequired: event.ticket_required,
    ticketPrice: event.ticket_required ? String(event.ticket_price) : "",
    bookingRequired: event.requires_booking,
    bookingLink: event.booking_link ?? "",
    image: event.image_url ? { url: event.image_url, thumb: event.image_url, name: "" } : null,
  };
}

/** Booking is asked about only where a ticket is needed; what is hidden is not sent. */
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
    start_date: instantOf(values.start, values.timezone),
    end_date: instantOf(values.end, values.timezone),
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
