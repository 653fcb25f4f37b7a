import { ticketCurrencyOf } from "#contract/lists/currencies.ts";
import { mostRepeatDates, repeatDates } from "#contract/parse/repeat-dates.ts";
import { isBlank } from "#contract/parse/visible-text.ts";
import { type FormPartProps, hasHalfTranslation } from "#web/features/hosts/index.ts";
import { isWebAddressOrEmpty } from "#web/features/listings/index.ts";
import { readAmount } from "#web/lib/read-amount.ts";
import { instantsOf } from "#web/lib/zoned-time.ts";
import { type EventValues, instantMeant, needsBooking } from "./event-values.ts";

export type EventField = keyof EventValues;
export type EventPartProps = FormPartProps<EventValues, EventField>;
type EventProblem =
  | "form.required"
  | "form.answer"
  | "form.needsImage"
  | "form.badWebAddress"
  | "eventForm.badPrice"
  | "eventForm.badCapacity"
  | "eventForm.badUntil"
  | "eventForm.endBeforeStart"
  | "eventForm.skippedTime"
  | "eventForm.doubledTime"
  | "texts.incomplete";
export type EventProblems = Partial<Record<EventField, EventProblem>>;

/** The time zone is not listed, because it has a default. */
const requiredTexts = ["title", "description", "category", "address", "countryIso", "start", "end"] as const;

/** The server validates again. */
export function eventProblems(values: EventValues, isNew: boolean): EventProblems {
  const problems: EventProblems = {};
  for (const field of requiredTexts) if (isBlank(values[field])) problems[field] = "form.required";
  if (values.communityId === null) problems.communityId = "form.required";
  if (values.ticketRequired === null) problems.ticketRequired = "form.answer";
  if (values.ticketRequired) {
    const price = readAmount(values.ticketPrice, ticketCurrencyOf(values.countryIso));
    if (isBlank(values.ticketPrice)) problems.ticketPrice = "form.required";
    else if (price === null || price > 100_000) problems.ticketPrice = "eventForm.badPrice";
  }
  if (needsBooking(values)) {
    if (isBlank(values.bookingLink)) problems.bookingLink = "form.required";
    else if (!isWebAddressOrEmpty(values.bookingLink)) problems.bookingLink = "form.badWebAddress";
  }
  const capacity = values.capacity.trim();
  if (values.registration === "kindred" && capacity !== "" && !/^[1-9]\d{0,4}$|^100000$/.test(capacity))
    problems.capacity = "eventForm.badCapacity";
  if (values.repeatEvery) {
    const dates = repeatDates(values.start.slice(0, 10), values.repeatEvery, values.repeatUntil);
    if (isBlank(values.repeatUntil)) problems.repeatUntil = "form.required";
    else if (values.start && (dates.length < 2 || dates.length > mostRepeatDates))
      problems.repeatUntil = "eventForm.badUntil";
  }
  for (const field of ["start", "end"] as const) {
    if (problems[field]) continue;
    const instants = instantsOf(values[field], values.timezone);
    if (instants === null) problems[field] = "form.required";
    else if (instants.length === 0) problems[field] = "eventForm.skippedTime";
    else if (instants.length > 1 && values[`${field}Occurrence`] === "")
      problems[`${field}Occurrence`] = "eventForm.doubledTime";
  }
  const start = instantMeant(values.start, values.timezone, values.startOccurrence);
  const end = instantMeant(values.end, values.timezone, values.endOccurrence);
  if (start && end && end <= start) problems.end = "eventForm.endBeforeStart";
  if (hasHalfTranslation(values)) problems.translations = "texts.incomplete";
  if (isNew && !values.image) problems.image = "form.needsImage";
  return problems;
}

export const eventWireFields: Readonly<Record<string, EventField>> = {
  title: "title",
  description: "description",
  language: "translations",
  translations: "translations",
  category: "category",
  address: "address",
  country_iso: "countryIso",
  city_id: "cityId",
  start_date: "start",
  end_date: "end",
  timezone: "timezone",
  community_id: "communityId",
  ticket_required: "ticketRequired",
  ticket_price: "ticketPrice",
  ticket_currency: "countryIso",
  requires_booking: "bookingRequired",
  booking_link: "bookingLink",
  registration: "registration",
  capacity: "capacity",
  places_per_person: "placesPerPerson",
  registration_closes_at: "closesBefore",
  has_waiting_list: "hasWaitingList",
  keep_calendars_free: "keepFree",
  repeat_every: "repeatEvery",
  repeat_until: "repeatUntil",
  image_url: "image",
};
