import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { register as endpoint } from "#contract/registrations.ts";
import { inTransaction, type Transaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { isPhoneBlocked, mayMailAddress, newReference } from "#server/features/bookings/index.ts";
import {
  countGuests,
  type EventRow,
  eventState,
  lockEvent,
  placesLeft,
  visibleEvent,
} from "#server/features/events/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { isPublic } from "#server/features/listings/index.ts";
import { success } from "#server/http/success-response.ts";
import { claimKey, findAnswer, type Once } from "#server/platform/idempotency.ts";
import { readPhone } from "#server/platform/phone-number.ts";
import { refuse } from "#server/refusal.ts";
import { inTurn } from "./in-turn.ts";
import { getRegistration, insertRegistration, isPhoneRegistered } from "./registration-store.ts";
import { ticketAnswer } from "./ticket-answer.ts";

type Wanted = {
  readonly eventId: number;
  readonly places: number;
  readonly guest: {
    readonly name: string;
    readonly phone: string;
    readonly email: string | null;
    readonly timeZone: string | null;
  };
  readonly locale: string;
  readonly mayWriteToGuest: boolean;
  readonly waitsIfFull: boolean;
  readonly once: Once;
};

export async function register(
  deps: Deps,
  actor: Visitor,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const [mayWriteToGuest] = await Promise.all([
    mayMailAddress(deps, input.body.guestEmail),
    deps.limits.spend(["bookingAttemptsPerMinute", actor.address], ["bookingAttemptsPerHour", actor.address]),
  ]);
  const id = await inTurn(input.params.id, () =>
    registerInTurn(deps, input, { locale: actor.locale, mayWriteToGuest }),
  );
  const row = await getRegistration(deps.db, id);
  const message = row.status === "waiting" ? "registration.waiting" : "registration.made";
  return success(actor, message, await ticketAnswer(deps, row));
}

async function registerInTurn(
  deps: Deps,
  { params, body, headers }: InputOf<typeof endpoint>,
  guest: Pick<Wanted, "locale" | "mayWriteToGuest">,
): Promise<string> {
  const { event, host } = await visibleEvent(deps, deps.db, params.id);
  const phoneCountry = body.phoneCountry ?? host.country;
  const { number: phone, problem } = readPhone(body.guestPhone, phoneCountry);
  if (problem) refuse("invalid_fields", { fields: { guestPhone: problem } });
  const once = {
    key: headers["idempotency-key"],
    scope: `registration:${host.id}`,
    request: { ...body, phoneCountry, eventId: event.id },
  };
  const wanted = {
    ...guest,
    eventId: event.id,
    places: body.places,
    waitsIfFull: body.waitIfFull ?? false,
    guest: { name: body.guestName, phone, email: body.guestEmail, timeZone: body.guestTimeZone ?? null },
    once,
  };
  const work = async (trx: Transaction) => {
    // If many people want the last places, most are refused here and do not wait for the lock.
    if (["open", "full"].includes(eventState(event, deps.clock.now())) && isTooMany(event, body.places)) {
      const earlier = await findAnswer<{ id: string }>(trx, once);
      if (earlier) return earlier.id;
      if (!(wanted.waitsIfFull && event.has_waiting_list)) refuseTooMany(event, body.places);
    }
    return takePlaces(deps, trx, wanted);
  };
  return inTransaction(deps.db, work, { hasKey: once.key !== undefined });
}

/** Returns the reference, also for a repeated request. */
async function takePlaces(deps: Deps, trx: Transaction, wanted: Wanted): Promise<string> {
  const { eventId, places, guest, once } = wanted;
  // What is read from here on cannot change until the transaction ends: everybody who takes places locks the event.
  const event = (await lockEvent(trx, eventId)) ?? refuse("not_found");
  if (!isPublic(event, deps.settings.listingReview)) refuse("not_found");
  const earlier = await findAnswer<{ id: string }>(trx, once);
  if (earlier) return earlier.id;
  checkOpen(event, await databaseNow(trx), places);
  const isWaiting = isTooMany(event, places);
  if (isWaiting && !(wanted.waitsIfFull && event.has_waiting_list)) refuseTooMany(event, places);
  // Offers are sent by mail.
  if (isWaiting && !guest.email) refuse("invalid_fields", { fields: { guestEmail: "required" } });
  const { host_id: hostId } = event;
  if (await isPhoneBlocked(trx, deps.secret, hostId, guest.phone)) refuse("registration_not_possible");
  if (await isPhoneRegistered(trx, eventId, guest.phone)) refuse("already_registered");
  const registrationId = newReference();
  const claimed = await claimKey(trx, once, { id: registrationId });
  if (claimed) return claimed.id;
  await insertRegistration(trx, {
    host_id: hostId,
    event_id: eventId,
    id: registrationId,
    places,
    guest_name: guest.name,
    guest_phone: guest.phone,
    guest_email: guest.email,
    guest_locale: wanted.locale,
    guest_time_zone: guest.timeZone,
    isWaiting,
  });
  await countGuests(trx, eventId, isWaiting ? { waiting: 1 } : { taken: places });
  const change = { hostId, eventId };
  await deps.changes.publish(trx, { type: "guests_changed", ...change });
  const { mayWriteToGuest } = wanted;
  await deps.changes.publish(trx, { type: "registration_made", ...change, registrationId, mayWriteToGuest });
  return registrationId;
}

function checkOpen(event: EventRow, now: Date, places: number): void {
  const state = eventState(event, now);
  if (state === "cancelled") refuse("event_cancelled");
  if (state === "closed" || state === "past") refuse("registration_closed");
  if (state === "none" || state === "other_site") refuse("registration_elsewhere");
  if (places > event.places_per_person) refuse("invalid_fields", { fields: { places: "too_large" } });
}

function isTooMany(event: EventRow, places: number): boolean {
  return places > (placesLeft(event) ?? places);
}

export function refuseTooMany(event: EventRow, places: number): void {
  if (isTooMany(event, places)) refuse("event_full", { extra: { placesLeft: placesLeft(event) } });
}
