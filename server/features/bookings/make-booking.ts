import type { BreakableRule } from "#contract/lists/breakable-rules.ts";
import type { Source } from "#contract/lists/sources.ts";
import { type Db, type Transaction, together } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import {
  bookingRulesOf,
  freeVisit,
  holdTime,
  lockCalendars,
  readTimesAround,
  refuseTaken,
  tryLockCalendars,
  visitTimeOf,
  type WantedTime,
} from "#server/features/calendar/index.ts";
import { findCalendars } from "#server/features/hosts/index.ts";
import { bookableVenue, findVenue, venuePlace } from "#server/features/listings/index.ts";
import { findItems, type ItemRow, isDoneIn } from "#server/features/service-items/index.ts";
import { claimKey, findAnswer, type Once } from "#server/platform/idempotency.ts";
import { Refusal, refuse } from "#server/refusal.ts";
import type { BookingDetails } from "./booking-answer.ts";
import { calendarNameIn } from "./booking-calendar.ts";
import { bookedTerms, countedVisit, type ExpectedTerms, haveTermsChanged } from "./booking-rules.ts";
import { type BookingRow, insertBooking } from "./booking-store.ts";
import { customerKey } from "./customer-key.ts";
import { newReference } from "./private-link.ts";

type Wanted = {
  readonly host: { readonly id: number; readonly country: string };
  /** Null means "Anyone". Otherwise the booking goes to one of these calendars. */
  readonly calendarIds: readonly number[] | null;
  /** In the order of the visit. */
  readonly serviceItemIds: readonly number[];
  readonly startTime: string;
  readonly expected: ExpectedTerms;
  readonly holdId?: string | undefined;
  /** The rules that a host breaks knowingly. Left out for customers. */
  readonly mayBreak?: readonly BreakableRule[];
  readonly customer: { readonly name: string | null; readonly phone: string | null; readonly email: string | null };
  readonly locale: string;
  readonly bookedBy: "customer" | "provider";
  /** Comes from `mayMailAddress`, which must be called before the transaction. */
  readonly mayWriteToCustomer: boolean;
  readonly isCalendarChosen: boolean;
  readonly source?: Source | null;
  /** Its scope must contain the host, so that requests with the same key wait for the same lock. */
  readonly once: Once;
  /** Runs while the host's calendars are locked. */
  readonly checkCustomer?: () => Promise<void>;
};

/** An earlier request with the same key has already made the booking. */
type Earlier = { readonly earlierId: string };
type Made = BookingDetails & { readonly earlierId: null; readonly booking: BookingRow; readonly now: Date };

/**
 * Every booking of customers and hosts is created here, in a transaction of the caller. Independent statements are sent
 * together: docs/performance.md counts the round trips.
 */
export async function makeBooking(deps: Deps, trx: Transaction, wanted: Wanted): Promise<Made | Earlier> {
  const { host, once } = wanted;
  const bookingId = newReference();
  if (!(await tryLockCalendars(trx, host.id))) {
    // If many customers want the same time, most are refused here and do not wait for the lock.
    const { times, time } = await readOffer(trx, wanted, bookingId);
    if (!freeVisit(times, time)) {
      const earlier = await findAnswer<{ id: string }>(trx, once);
      if (!earlier) refuseTaken(times, time);
      return { earlierId: earlier.id };
    }
    await lockCalendars(trx, host.id);
  }
  // What is read from here on cannot change until the booking is inserted. Deleting a listing takes the same lock.
  const [earlier, refuseCustomer, offer] = await Promise.all([
    claimKey(trx, once, { id: bookingId }),
    settled(wanted.checkCustomer?.()),
    settled(readOffer(trx, wanted, bookingId)),
  ]);
  if (earlier) return { earlierId: earlier.id };
  refuseCustomer();
  const { items, times, time, calendars, place, ...read } = offer();
  const terms = bookedTerms(items, wanted.locale);
  if (haveTermsChanged(terms, wanted.expected)) {
    const current = { currentPrice: terms.price_cents / 100, currentMinutes: terms.duration_minutes };
    refuse("terms_changed", { extra: current });
  }
  const venue = bookableVenue(deps, read.venue, wanted.bookedBy);
  const visit = freeVisit(times, time) ?? refuseTaken(times, time);
  const { customer, mayWriteToCustomer } = wanted;
  const made = {
    host_id: host.id,
    calendar_id: visit.calendarId,
    id: bookingId,
    service_item_id: items[0].id,
    listing_id: items[0].listing_id,
    starts_at: new Date(visit.start),
    ends_at: new Date(visit.end),
    ...terms,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: customer.email,
    customer_locale: wanted.locale,
    booked_by: wanted.bookedBy,
    is_calendar_chosen: wanted.isCalendarChosen,
    source: wanted.source ?? null,
    customer_key: customer.phone === null ? null : customerKey(deps.secret, host.id, customer.phone),
  };
  const after = countedVisit({ ...made, status: "confirmed" });
  const [booking] = await together([
    insertBooking(trx, made),
    holdTime(deps, trx, time, visit),
    deps.changes.publish(trx, { type: "booking_made", hostId: host.id, bookingId, mayWriteToCustomer }),
    deps.changes.publish(trx, {
      type: "visit_changed",
      hostId: host.id,
      country: host.country,
      before: null,
      after,
    }),
  ]);
  const calendarName = calendarNameIn(calendars, booking);
  return { earlierId: null, booking, now: new Date(times.now), venue, place, calendarName };
}

/** Returns the refusal that a customer would get now; null if the time is still free. */
export async function findTaken(db: Db, wanted: Asked): Promise<Refusal | null> {
  try {
    const { times, time } = await readOffer(db, wanted, newReference());
    return freeVisit(times, time) ? null : refuseTaken(times, time);
  } catch (error) {
    if (error instanceof Refusal && isTaken(error)) return error;
    throw error;
  }
}

const isTaken = ({ code }: Refusal) => code === "slot_taken" || code === "not_offered_then";

/** The time that somebody asks for. */
export type Asked = Pick<Wanted, "host" | "serviceItemIds" | "calendarIds" | "startTime" | "mayBreak" | "holdId">;

export async function readOffer(trx: Db, asked: Asked, bookingId: string) {
  const { host, serviceItemIds, calendarIds, startTime, mayBreak, holdId } = asked;
  const start = Date.parse(startTime);
  const [found, calendars, times] = await Promise.all([
    findItems(trx, serviceItemIds),
    findCalendars(trx, host.id),
    readTimesAround(trx, host, calendarIds, start, serviceItemIds.length),
  ]);
  const items = itemsOfOneVisit(found, asked);
  const offered = calendars.filter((calendar) => calendar.is_open && items.every((item) => isDoneIn(item, calendar)));
  const chosen = offered.map(({ id }) => id).filter((id) => calendarIds?.includes(id) ?? true);
  if (chosen.length === 0) refuse("calendar_not_offered", { fields: { calendarId: "not_an_option" } });
  const venue = await findVenue(trx, items[0].listing_id);
  const place = venuePlace(host, venue);
  const { timeZone } = place;
  const { id: hostId, country } = host;
  const time: WantedTime = {
    hostId,
    country,
    calendarIds: chosen,
    bookingId,
    serviceItemIds,
    visit: visitTimeOf(items),
    rules: bookingRulesOf(items),
    start,
    timeZone,
    mayBreak,
    holdId,
  };
  return { items, calendars, times, time, venue, place };
}

/** A visit takes place at one listing, so all items must be of the same one. */
export function itemsOfOneVisit(
  found: readonly ItemRow[],
  { host, serviceItemIds }: Pick<Asked, "host" | "serviceItemIds">,
): readonly [ItemRow, ...ItemRow[]] {
  const [first, ...others] = found;
  const isOne =
    found.length === serviceItemIds.length &&
    first?.host_id === host.id &&
    others.every(({ listing_id }) => listing_id === first.listing_id);
  return isOne ? [first, ...others] : refuse("item_not_offered", { fields: { serviceItems: "bad_service_item" } });
}

/** Holds a refusal back until the result is read, because the answer to an earlier request comes first. */
async function settled<T>(work: Promise<T> | T): Promise<() => T> {
  const [result] = await Promise.allSettled([work]);
  return () => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  };
}
