import type { bookForCaller as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { type ActiveStaff, calendarsAsked } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { readPhone } from "#server/platform/phone-number.ts";
import { refuse } from "#server/refusal.ts";
import { hostBookingAnswer } from "./booking-answer.ts";
import { getBooking } from "./booking-store.ts";
import { makeBooking } from "./make-booking.ts";

export async function bookForCaller(
  deps: Deps,
  actor: ActiveStaff,
  { body, headers }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (body.kindredProviderId !== actor.hostId) refuse("not_yours");
  const serviceItemIds = body.serviceItems ?? [
    body.serviceItemId ?? refuse("invalid_fields", { fields: { serviceItemId: "bad_id" } }),
  ];
  const phoneCountry = body.phoneCountry ?? actor.country;
  const phone = body.customerPhone ? readPhone(body.customerPhone, phoneCountry) : null;
  if (phone?.problem) refuse("invalid_fields", { fields: { customerPhone: phone.problem } });
  const { expectedPrice, expectedMinutes, breakRules, ...request } = { ...body, phoneCountry };
  const booked = await inTransaction(deps.db, async (trx) =>
    makeBooking(deps, trx, {
      host: { id: actor.hostId, country: actor.country },
      calendarIds: await calendarsAsked(trx, actor, body.calendarId),
      serviceItemIds,
      startTime: body.startTime,
      mayBreak: breakRules ?? [],
      expected: { expectedPrice, expectedMinutes },
      customer: { name: body.customerName ?? null, phone: phone?.number ?? null, email: null },
      locale: actor.locale,
      bookedBy: "provider",
      mayWriteToCustomer: false,
      isCalendarChosen: false,
      once: { key: headers["idempotency-key"], scope: `host-booking:${actor.hostId}`, request },
    }),
  );
  const { booking, now } =
    booked.earlierId === null
      ? booked
      : { booking: await getBooking(deps.db, booked.earlierId), now: await databaseNow(deps.db) };
  return success(actor, "booking.confirmed", hostBookingAnswer(booking, actor, now));
}
