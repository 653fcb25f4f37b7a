import type { bookSlot as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { type Db, inTransaction, type Transaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { releaseHeld } from "#server/features/calendar/index.ts";
import { bookable, findHostTogether } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { isOptedOut } from "#server/http/opt-out.ts";
import { success } from "#server/http/success-response.ts";
import { createConcurrencyLimit } from "#server/platform/concurrency-limit.ts";
import { findAnswerTogether, type Once } from "#server/platform/idempotency.ts";
import { readPhone } from "#server/platform/phone-number.ts";
import { type Refusal, refuse } from "#server/refusal.ts";
import { isPhoneBlocked } from "./blocked-phone-store.ts";
import { answerWithDetails, customerBookingAnswer } from "./booking-answer.ts";
import { mayMailAddress } from "./booking-mails.ts";
import { countOpenBookings, getBooking } from "./booking-store.ts";
import { makeBooking } from "./make-booking.ts";
import { lookTogether } from "./shared-look.ts";

/**
 * Bookings of one host wait for each other in PostgreSQL, and each waiting one occupies a connection. If there are more
 * than four, the rest wait in memory.
 */
const inTurn = createConcurrencyLimit<number>(4);

export async function bookSlot(
  deps: Deps,
  actor: Visitor,
  { body, headers }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const [known, mayWriteToCustomer] = await Promise.all([
    findHostTogether(deps.db, body.kindredProviderId),
    mayMailAddress(deps, body.customerEmail),
    deps.limits.spend(["bookingAttemptsPerMinute", actor.address], ["bookingAttemptsPerHour", actor.address]),
  ]);
  const phoneCountry = body.phoneCountry ?? known?.country ?? deps.settings.countries[0].code;
  const { number: phone, problem } = readPhone(body.customerPhone, phoneCountry);
  if (problem) refuse("invalid_fields", { fields: { customerPhone: problem } });
  const host = bookable(known);
  // The expected terms and the source are not part of the idempotent request: a retry returns its booking even if the terms have
  // changed.
  const { expectedPrice, expectedMinutes, holdId, earlierHoldId, source, ...request } = { ...body, phoneCountry };
  const once = { key: headers["idempotency-key"], scope: `booking:${host.id}`, request };
  const asked = {
    host,
    calendarIds: body.calendarId === undefined ? null : [body.calendarId],
    serviceItemIds: body.serviceItems,
    startTime: body.startTime,
    holdId,
  };
  if (earlierHoldId) await inTransaction(deps.db, (trx) => releaseHeld(deps, trx, earlierHoldId));
  const cameAt = performance.now();
  const done = await inTurn(host.id, async (hasWaited) => {
    const taken = hasWaited ? await lookTogether(deps, asked, cameAt) : null;
    if (taken) return { taken };
    const book = (trx: Transaction) =>
      makeBooking(deps, trx, {
        ...asked,
        expected: { expectedPrice, expectedMinutes },
        customer: { name: body.customerName, phone, email: body.customerEmail },
        locale: actor.locale,
        bookedBy: "customer",
        mayWriteToCustomer,
        isCalendarChosen: body.calendarId !== undefined,
        source: isOptedOut(headers) ? null : (source ?? null),
        once,
        checkCustomer: () => checkPhone(deps, trx, host.id, phone),
      });
    return inTransaction(deps.db, book, { hasKey: once.key !== undefined });
  });
  // Only after their turn, so that all who are refused leave at once.
  const booked = "taken" in done ? { earlierId: await earlierOrRefused(deps, once, done.taken) } : done;
  const answer =
    booked.earlierId === null
      ? answerWithDetails(deps, booked.booking, booked.now, booked)
      : await customerBookingAnswer(deps, await getBooking(deps.db, booked.earlierId), await databaseNow(deps.db));
  return success(actor, "booking.confirmed", answer);
}

async function earlierOrRefused(deps: Deps, once: Once, { code, details }: Refusal): Promise<string> {
  const earlier = await findAnswerTogether<{ id: string }>(deps.db, once);
  return earlier?.id ?? refuse(code, details);
}

async function checkPhone(deps: Deps, trx: Db, hostId: number, phone: string): Promise<void> {
  const { rateLimits, openBookingsPerPhone } = deps.settings;
  const [isBlocked, open] = await Promise.all([
    isPhoneBlocked(trx, deps.secret, hostId, phone),
    rateLimits ? countOpenBookings(trx, hostId, phone) : 0,
  ]);
  if (isBlocked) refuse("booking_not_possible");
  if (open >= openBookingsPerPhone) refuse("too_many_open_bookings");
}
