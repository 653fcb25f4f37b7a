import type { CallInput, CallOutput } from "#contract/calls.ts";
import { ticketCurrencyOf } from "#contract/lists/currencies.ts";
import { type Translations, textLanguages } from "#contract/lists/text-languages.ts";
import type { RepeatKind } from "#contract/parse/repeat-dates.ts";
import { emptyTexts, type TextValues } from "#web/features/hosts/index.ts";
import { withScheme } from "#web/features/listings/index.ts";
import type { Picture } from "#web/features/uploads/index.ts";
import { unchecked } from "#web/lib/form-result.ts";
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
  readonly registration: "none" | "kindred" | "other_site";
  /** Empty for no limit. */
  readonly capacity: string;
  readonly placesPerPerson: string;
  /** How many minutes before the start registration closes. */
  readonly closesBefore: string;
  readonly hasWaitingList: boolean;
  /** Ids of the calendars in which nobody can book during the event. */
  readonly keepFree: readonly number[];
  /** Empty if it does not repeat. */
  readonly repeatEvery: RepeatKind | "";
  readonly repeatUntil: string;
  /** Whether an edit also changes the later dates of a repeated event. */
  readonly scope: "one" | "following";
  readonly isSeries: boolean;
  readonly image: Picture | null;
  /** The version being edited, or null for a new event. */
  readonly revision: number | null;
} & TextValues;

/** `timezone` stays empty until a time is typed. Then it gets the field's default. */
export function emptyEvent(countryIso: string, locale: string): EventValues {
  return {
    ...emptyTexts(locale),
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
    registration: "none",
    capacity: "",
    placesPerPerson: "6",
    closesBefore: "0",
    hasWaitingList: true,
    keepFree: [],
    repeatEvery: "",
    repeatUntil: "",
    scope: "one",
    isSeries: false,
    image: null,
    revision: null,
  };
}

export function eventValuesOf(event: EventRecord): EventValues {
  return {
    title: event.title,
    description: event.description,
    language: event.language ?? event.textLanguage,
    translations: eachText(event.translations ?? {}, ({ title, description }) => ({ name: title, description })),
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
    registration: event.registration,
    capacity: event.capacity === null ? "" : String(event.capacity),
    placesPerPerson: String(event.places_per_person),
    closesBefore: String(minutesBefore(event)),
    hasWaitingList: event.has_waiting_list,
    keepFree: event.keep_calendars_free ?? [],
    repeatEvery: "",
    repeatUntil: "",
    scope: "one",
    isSeries: event.series_id !== null,
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

function minutesBefore({ registration_closes_at, start_date }: EventRecord): number {
  if (registration_closes_at === null) return 0;
  return Math.max(0, Math.round((Date.parse(start_date) - Date.parse(registration_closes_at)) / 60_000));
}

/** Two questions of the form ask this. The one under "Tickets" is hidden if no ticket is needed, and then not sent. */
export function needsBooking(values: EventValues): boolean {
  return values.registration === "other_site" || (values.ticketRequired === true && values.bookingRequired === true);
}

function closesAt({ closesBefore }: EventValues, start: string | null): string | null {
  const minutes = Number(closesBefore);
  return start === null || minutes === 0 ? null : new Date(Date.parse(start) - minutes * 60_000).toISOString();
}

/** The API calls the name of an event its title. */
function eachText<From extends object, To extends object>(
  translations: Translations<From>,
  rename: (text: From) => To,
): Translations<To> {
  const texts = textLanguages.flatMap((language) => {
    const text = translations[language];
    return text ? [[language, rename(text)] as const] : [];
  });
  return Object.fromEntries(texts);
}

export function eventBodyOf(values: EventValues): EventBody {
  const currency = ticketCurrencyOf(values.countryIso);
  const start = instantMeant(values.start, values.timezone, values.startOccurrence);
  return unchecked<EventBody>({
    title: values.title,
    description: values.description,
    language: values.language,
    translations: eachText(values.translations, ({ name, description }) => ({ title: name, description })),
    category: values.category,
    address: values.address,
    country_iso: values.countryIso,
    start_date: start,
    end_date: instantMeant(values.end, values.timezone, values.endOccurrence),
    timezone: values.timezone,
    community_id: values.communityId,
    city_id: values.cityId === "" ? null : Number(values.cityId),
    ticket_required: values.ticketRequired,
    ticket_price: values.ticketRequired ? readAmount(values.ticketPrice, currency) : 0,
    ticket_currency: currency,
    requires_booking: needsBooking(values),
    booking_link: needsBooking(values) ? withScheme(values.bookingLink) : null,
    registration: needsBooking(values) ? "other_site" : values.registration,
    capacity: values.capacity.trim() === "" ? null : Number(values.capacity),
    places_per_person: Number(values.placesPerPerson),
    registration_closes_at: closesAt(values, start),
    has_waiting_list: values.hasWaitingList,
    keep_calendars_free: [...values.keepFree],
    image_url: values.image?.url ?? null,
    ...(values.repeatEvery ? { repeat_every: values.repeatEvery, repeat_until: values.repeatUntil } : {}),
  });
}
