import type { z } from "zod";
import type { EventBody } from "#contract/events.ts";
import { cityName } from "#contract/lists/cities.ts";
import { ticketCurrencyOf } from "#contract/lists/currencies.ts";
import type { FieldProblem } from "#contract/refusals.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findCalendars } from "#server/features/hosts/index.ts";
import { textsOf } from "#server/features/listings/index.ts";
import { ownsFinishedImages } from "#server/features/uploads/index.ts";
import { refuse } from "#server/refusal.ts";
import { hasGuests } from "./event-rules.ts";
import type { EventFields, EventRow, RegistrationFields } from "./event-store.ts";

/** These checks need the database or several fields, so the schema cannot do them. */
export async function checkEvent(
  { settings }: Pick<Deps, "settings">,
  trx: Db,
  { userId, hostId, locale }: { readonly userId: number; readonly hostId: number; readonly locale: Locale },
  body: z.output<typeof EventBody>,
  before: EventRow | null,
): Promise<{ content: EventFields; registration: RegistrationFields }> {
  const problems: Record<string, FieldProblem> = {};
  const presentImage = before?.image_url ?? null;
  const image = body.image_url ?? presentImage;
  const registration = registrationOf(body, before);
  const booksElsewhere = registration.registration === "other_site";
  const closesAt = registration.registration_closes_at;
  const currency = ticketCurrencyOf(body.country_iso);
  if (!image) problems.image_url = "image_required";
  if (booksElsewhere && !body.booking_link) problems.booking_link = "required";
  if (body.ticket_required && body.ticket_price === undefined) problems.ticket_price = "required";
  if (body.ticket_currency && body.ticket_currency !== currency) problems.ticket_currency = "not_an_option";
  if (!(await areOwnCalendars(trx, hostId, registration.held_calendar_ids)))
    problems.keep_calendars_free = "not_an_option";
  if (closesAt && closesAt > new Date(body.end_date)) problems.registration_closes_at = "too_large";
  const isServed = settings.countries.some(({ code }) => code === body.country_iso);
  if (body.city_id !== null && !(isServed && cityName(body.country_iso, body.city_id)))
    problems.city_id = "not_an_option";
  if (image && image !== presentImage && !(await ownsFinishedImages(trx, userId, [image])))
    problems.image_url = "bad_image";
  if (!image || Object.keys(problems).length > 0) refuse("invalid_fields", { fields: problems });
  if (body.end_date <= body.start_date)
    refuse("event_ends_before_it_starts", { fields: { end_date: "unknown_format" } });
  const content = {
    title: body.title,
    description: body.description,
    category: body.category,
    address: body.address,
    country_iso: body.country_iso,
    start_date: new Date(body.start_date),
    end_date: new Date(body.end_date),
    timezone: body.timezone,
    city_id: body.city_id,
    community_id: body.community_id,
    ticket_required: body.ticket_required,
    ticket_price_cents: body.ticket_required ? Math.round((body.ticket_price ?? 0) * 100) : 0,
    ticket_currency: currency,
    requires_booking: booksElsewhere,
    booking_link: body.booking_link,
    image_url: image,
    ...textsOf(body, before, locale),
  };
  return { content, registration };
}

/** Older clients send only `requires_booking`, and must not end registration with us by leaving out the new fields. */
function registrationOf(body: z.output<typeof EventBody>, before: EventRow | null): RegistrationFields {
  const kept = before?.registration === "kindred" ? "kindred" : "none";
  return {
    registration: body.registration ?? (body.requires_booking ? "other_site" : kept),
    capacity: body.capacity === undefined ? (before?.capacity ?? null) : body.capacity,
    places_per_person: body.places_per_person ?? before?.places_per_person ?? 6,
    registration_closes_at:
      body.registration_closes_at === undefined
        ? (before?.registration_closes_at ?? null)
        : dateOf(body.registration_closes_at),
    held_calendar_ids: body.keep_calendars_free ?? before?.held_calendar_ids ?? [],
    has_waiting_list: body.has_waiting_list ?? before?.has_waiting_list ?? false,
  };
}

async function areOwnCalendars(trx: Db, hostId: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const own = new Set((await findCalendars(trx, hostId)).map(({ id }) => id));
  return ids.every((id) => own.has(id));
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** Guests keep their places, so the host cannot take them away by an edit. */
export function checkGuests(before: EventRow, { registration, capacity }: RegistrationFields): void {
  if (before.cancelled_at) refuse("event_cancelled");
  if (hasGuests(before) && registration !== "kindred")
    refuse("event_has_guests", { fields: { registration: "not_an_option" } });
  if (capacity !== null && capacity < before.places_taken + before.places_offered)
    refuse("capacity_below_taken", { fields: { capacity: "too_small" } });
}
