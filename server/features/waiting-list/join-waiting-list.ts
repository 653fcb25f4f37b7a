import { Temporal } from "temporal-polyfill";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { FieldProblem } from "#contract/refusals.ts";
import type { joinWaitingList as endpoint } from "#contract/waiting-list.ts";
import { inTransaction, type Transaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { isPhoneBlocked, itemsOfOneVisit, mayMailAddress, newReference } from "#server/features/bookings/index.ts";
import { lastBookableMoment, lockCalendars } from "#server/features/calendar/index.ts";
import { findBookableHost, type Host } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { bookableVenue, findVenue, venuePlace } from "#server/features/listings/index.ts";
import { findCalendarsForItems, findItems } from "#server/features/service-items/index.ts";
import { success } from "#server/http/success-response.ts";
import { claimKey, type Once } from "#server/platform/idempotency.ts";
import { readPhone } from "#server/platform/phone-number.ts";
import { refuse } from "#server/refusal.ts";
import { waitingAnswer } from "./waiting-answer.ts";
import { waitingMailQueue } from "./waiting-mails.ts";
import { findMostPeople, findPeopleOnList, findPerson, insertPerson, isContactWaiting } from "./waiting-store.ts";
import { wishesFor } from "./wish-rules.ts";

type Body = InputOf<typeof endpoint>["body"];
type Contact = { readonly phone: string | null; readonly email: string | null };
type Wanted = {
  readonly body: Body;
  readonly contact: Contact;
  readonly locale: string;
  readonly mayWrite: boolean;
  readonly once: Once;
};

export async function joinWaitingList(
  deps: Deps,
  actor: Visitor,
  { body, headers }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await deps.limits.spend(["bookingAttemptsPerMinute", actor.address], ["bookingAttemptsPerHour", actor.address]);
  const host = await findBookableHost(deps.db, body.kindredProviderId);
  const contact = contactIn(body, host);
  const mayWrite = await mayMailAddress(deps, contact.email);
  const once = { key: headers["idempotency-key"], scope: `waiting:${host.id}`, request: body };
  const join = (trx: Transaction) =>
    joinInTransaction(deps, trx, host, { body, contact, locale: actor.locale, mayWrite, once });
  const id = await inTransaction(deps.db, join, { hasKey: once.key !== undefined });
  const person = (await findPerson(deps.db, id)) ?? refuse("not_found");
  return success(actor, "waiting.joined", await waitingAnswer(deps, person));
}

function contactIn({ customerPhone, customerEmail, phoneCountry }: Body, { country }: Host): Contact {
  if (!customerPhone && !customerEmail) refuse("invalid_fields", { fields: { customerPhone: "phone_required" } });
  if (!customerPhone) return { phone: null, email: customerEmail };
  const { number, problem } = readPhone(customerPhone, phoneCountry ?? country);
  if (problem) refuse("invalid_fields", { fields: { customerPhone: problem } });
  return { phone: number, email: customerEmail };
}

/** Returns the reference, also for a repeated request. */
async function joinInTransaction(
  deps: Deps,
  trx: Transaction,
  host: Host,
  { body, contact, locale, mayWrite, once }: Wanted,
): Promise<string> {
  const id = newReference();
  // Everybody who joins waits for this lock, so that the list cannot get longer than the host wants.
  await lockCalendars(trx, host.id);
  const earlier = await claimKey(trx, once, { id });
  if (earlier) return earlier.id;
  const asked = { host, serviceItemIds: body.serviceItems };
  const items = itemsOfOneVisit(await findItems(trx, body.serviceItems), asked);
  const venue = bookableVenue(deps, await findVenue(trx, items[0].listing_id), "customer");
  const calendars = await findCalendarsForItems(trx, host.id, items);
  const isOffered = calendars.some((calendar) => body.calendarId === undefined || calendar.id === body.calendarId);
  if (!isOffered) refuse("calendar_not_offered", { fields: { calendarId: "not_an_option" } });
  const problem = daysProblem(body.days, deps.clock.now(), venuePlace(host, venue).timeZone);
  if (problem) refuse("invalid_fields", { fields: { days: problem } });
  if (contact.phone && (await isPhoneBlocked(trx, deps.secret, host.id, contact.phone))) refuse("booking_not_possible");
  if (await isContactWaiting(trx, host.id, contact)) refuse("already_waiting");
  const [most, people] = [await findMostPeople(trx, host.id), await findPeopleOnList(trx, host.id)];
  if (people.length >= most) refuse("waiting_list_full");
  await insertPerson(trx, {
    host_id: host.id,
    id,
    listing_id: venue.id,
    service_item_ids: [...body.serviceItems],
    calendar_id: body.calendarId ?? null,
    wishes: wishesFor(body.days, body.partsOfDay),
    last_day: body.days.toSorted().at(-1) ?? "",
    customer_name: body.customerName,
    customer_phone: contact.phone,
    customer_email: contact.email,
    customer_locale: locale,
  });
  await deps.changes.publish(trx, { type: "waiting_joined", hostId: host.id, personId: id });
  if (mayWrite) await deps.jobs.enqueue(trx, waitingMailQueue, { personId: id, news: "waiting" }, { key: id });
  return id;
}

function daysProblem(days: readonly string[], now: Date, timeZone: string): FieldProblem | null {
  const dateAt = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  if (days.some((day) => day < dateAt(now.getTime()))) return "date_is_past";
  const end = dateAt(lastBookableMoment(now.getTime(), timeZone));
  return days.some((day) => day >= end) ? "date_too_far" : null;
}
