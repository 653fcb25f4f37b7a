import { type Db, inTransaction } from "#server/db/database.ts";
import type { ErasureRecord } from "#server/db/erasure-record.ts";
import type { Deps } from "#server/deps.ts";
import {
  type BookingRow,
  countedVisit,
  deleteBlockedPhonesOf,
  deleteBookingsOf,
  deleteFeedOf,
  deleteNotesOf,
  eraseCustomers,
  findBooking,
  findUpcomingOfHost,
} from "#server/features/bookings/index.ts";
import { deleteCalendarOf, endStreams, lockCalendars } from "#server/features/calendar/index.ts";
import { clearDecisionText, clearModeratorName } from "#server/features/decisions/index.ts";
import { deleteDevicesOf, deleteRemindersOf } from "#server/features/devices/index.ts";
import { deleteEventsOf, findEventPictures, findUpcomingEventsOf, hasGuests } from "#server/features/events/index.ts";
import {
  deleteHost,
  deleteInvitationsTo,
  deleteKeysOf,
  findHost,
  findHostsOwnedOnlyBy,
  findMemberships,
  leaveHosts,
  lockHost,
} from "#server/features/hosts/index.ts";
import { deleteUser } from "#server/features/identity/index.ts";
import { deleteImportsOf } from "#server/features/imports/index.ts";
import { deleteListingsOf, findListingPictures } from "#server/features/listings/index.ts";
import { deleteRegistrationsOf, eraseGuests } from "#server/features/registrations/index.ts";
import { deleteReports, deleteReportsAbout } from "#server/features/reports/index.ts";
import { deleteReviewsOfHost, deleteReviewsOfVisits } from "#server/features/reviews/index.ts";
import { deleteItemsOf } from "#server/features/service-items/index.ts";
import { deleteMessages, markRequestsErased } from "#server/features/support/index.ts";
import { deleteUploadsOf, findUploadsOf, releaseUploads } from "#server/features/uploads/index.ts";
import { deleteWaitingListOf, takeOff } from "#server/features/waiting-list/index.ts";
import { deleteWebhooksOf } from "#server/features/webhooks/index.ts";
import { deleteResponsesIn } from "#server/platform/idempotency.ts";
import type { Traces } from "./find-traces.ts";

const dayMs = 86_400_000;

/** An erasure does not wait for letters that could not be delivered within a day. */
export const waitedForSince = (deps: Deps) => new Date(deps.clock.now().getTime() - dayMs);

export const lettersAbout = ({ emails, mentioned, causes }: Traces) => ({
  recipients: emails,
  mentioned,
  causedBy: causes,
});

export function recordOf(traces: Traces, id: string, erasedAt: Date): ErasureRecord {
  return {
    id,
    erasedAt: erasedAt.toISOString(),
    userIds: traces.owners.map(({ userId }) => userId),
    bookingIds: traces.booked.map((booking) => booking.id),
    registrationIds: traces.registered.map(({ id }) => id),
    waitingIds: traces.waiting.map(({ id }) => id),
    messageIds: traces.messageIds,
    requestIds: traces.requestIds,
    reportIds: traces.reportIds,
    fileKeys: traces.fileKeys,
  };
}

/**
 * Write the erasure record before you call this. Files are deleted first, then letters, then all rows in one
 * transaction, so that after a crash the next run still finds everything. Returns false if somebody has just booked, or
 * if the owners of a host have changed.
 */
export async function eraseTraces(
  deps: Deps,
  traces: Traces,
  record: ErasureRecord,
  { isAgain = false } = {},
): Promise<boolean> {
  for (const key of traces.fileKeys) await deps.storage.delete(key);
  await deps.mail.deleteAbout(lettersAbout(traces), waitedForSince(deps));
  const before = new Date(record.erasedAt);
  return inTransaction(deps.db, async (trx) => {
    // Check all hosts before deleting any row, because returning false commits the transaction.
    await lockHosts(trx, traces);
    if (!(await ownsTheSame(trx, traces.owners))) return false;
    for (const hostId of hostsOf(traces.owners)) {
      // When an erasure is replayed after a restore, customers have already been told about the cancellation.
      if (!isAgain && (await findUpcomingOfHost(trx, hostId)).length > 0) return false;
      if (!isAgain && (await findUpcomingEventsOf(trx, hostId)).some(hasGuests)) return false;
    }
    for (const person of traces.waiting) await takeOff(deps, trx, person);
    for (const owner of traces.owners) {
      const joined = await findMemberships(trx, owner.userId);
      for (const { host_id } of joined) {
        await endStreams(trx, host_id, owner.userId);
        await deps.changes.publish(trx, { type: "host_changed", hostId: host_id });
      }
      for (const hostId of owner.hostIds) await eraseBookings(trx, hostId);
      await eraseOffers(trx, owner, before);
      for (const hostId of owner.hostIds) await deleteHost(trx, hostId);
      await leaveHosts(trx, owner.userId);
      await deleteDevicesOf(trx, owner.userId);
      await deleteUser(trx, owner.userId);
      // Hosts that go on may have lost the person's name.
      for (const { host_id } of joined) await deps.changes.publish(trx, { type: "host_changed", hostId: host_id });
    }
    const bookingIds = traces.booked.map((booking) => booking.id);
    // The order matters: erasing the customer waits for a review that is being written, and prevents another one.
    await takeOutOfInsights(deps, trx, await eraseCustomers(trx, bookingIds));
    await deleteRemindersOf(trx, bookingIds);
    for (const { host_id, listing_id } of await deleteReviewsOfVisits(trx, bookingIds))
      await deps.changes.publish(trx, { type: "listing_changed", hostId: host_id, listingId: listing_id });
    await eraseGuests(
      trx,
      traces.registered.map(({ id }) => id),
    );
    await deleteMessages(trx, traces.messageIds, before);
    await clearDecisionText(trx, { subject: "messages", ids: traces.messageIds, before });
    await deleteReports(trx, traces.reportIds, before);
    await clearDecisionText(trx, { subject: "reports", ids: traces.reportIds, before });
    await markRequestsErased(trx, traces.requestIds);
    if (traces.emails.length > 0) {
      await deleteInvitationsTo(trx, traces.emails);
      await deps.jobs.deleteAbout(trx, traces.emails);
    }
    return true;
  });
}

/** The sums stay, but the visits can no longer be linked to the person. */
async function takeOutOfInsights(deps: Deps, trx: Db, bookings: readonly BookingRow[]): Promise<void> {
  for (const booking of bookings) {
    const host = await findHost(trx, booking.host_id);
    const after = await findBooking(trx, booking.id);
    if (!host || !after) continue;
    const counted = { before: countedVisit(booking), after: countedVisit(after) };
    await deps.changes.publish(trx, { type: "visit_changed", hostId: host.id, country: host.country, ...counted });
  }
}

type Owners = Traces["owners"];

const hostsOf = (owners: Owners) => [...new Set(owners.flatMap(({ hostIds }) => hostIds))];

/**
 * The locks prevent new bookings and changes of members. Calendars are locked before hosts, as for a booking, to avoid
 * deadlocks.
 */
async function lockHosts(trx: Db, { owners, waiting, booked }: Traces): Promise<void> {
  const hostIds = new Set([...hostsOf(owners), ...[...waiting, ...booked].map(({ host_id }) => host_id)]);
  for (const hostId of [...hostIds].sort((a, b) => a - b)) await lockCalendars(trx, hostId);
  for (const { userId } of owners)
    for (const { host_id } of await findMemberships(trx, userId)) await lockHost(trx, host_id);
}

/** Members may have changed since the traces were gathered. */
async function ownsTheSame(trx: Db, owners: Owners): Promise<boolean> {
  const userIds = owners.map(({ userId }) => userId);
  for (const { userId, hostIds } of owners) {
    const now = await findHostsOwnedOnlyBy(trx, userId, userIds);
    if (now.map(({ id }) => id).join() !== hostIds.join()) return false;
  }
  return true;
}

async function eraseBookings(trx: Db, hostId: number): Promise<void> {
  await deleteReviewsOfHost(trx, hostId);
  await deleteBookingsOf(trx, hostId);
  await deleteCalendarOf(trx, hostId);
  await deleteImportsOf(trx, hostId);
  await deleteKeysOf(trx, hostId);
  await deleteWebhooksOf(trx, hostId);
  await deleteFeedOf(trx, hostId);
  await deleteBlockedPhonesOf(trx, hostId);
  await deleteNotesOf(trx, hostId);
  await deleteWaitingListOf(trx, hostId);
  await deleteRegistrationsOf(trx, hostId);
  await deleteResponsesIn(trx, [
    `booking:${hostId}`,
    `host-booking:${hostId}`,
    `waiting:${hostId}`,
    `registration:${hostId}`,
  ]);
}

async function eraseOffers(
  trx: Db,
  { userId, hostIds, listingIds, eventIds }: Traces["owners"][number],
  before: Date,
): Promise<void> {
  await clearDecisionText(trx, { subject: "reports", ids: await deleteReportsAbout(trx, { listingIds, eventIds }) });
  await clearDecisionText(trx, { subject: "services", ids: listingIds, before });
  await clearDecisionText(trx, { subject: "events", ids: eventIds, before });
  await clearModeratorName(trx, userId);
  for (const hostId of hostIds) {
    await deleteItemsOf(trx, hostId);
    await deleteListingsOf(trx, hostId);
    await deleteEventsOf(trx, hostId);
  }
  const urls = (await findUploadsOf(trx, userId)).flatMap(({ url }) => (url ? [url] : []));
  await releaseUploads(trx, userId, [
    ...(await findListingPictures(trx, urls)),
    ...(await findEventPictures(trx, urls)),
  ]);
  await deleteUploadsOf(trx, userId);
  await deleteResponsesIn(trx, [`listing:${userId}`, `event:${userId}`]);
}
