import type { OutputOf } from "#contract/endpoint.ts";
import type { downloadOwnData as endpoint } from "#contract/own-data.ts";
import { product } from "#contract/product.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import {
  findAllBookingsOf,
  findBlockedPhones,
  findBookingsOfCustomer,
  findFeedOf,
  findNotesOf,
} from "#server/features/bookings/index.ts";
import {
  findAvailabilityOf,
  findDifferingDaysOf,
  findHolidayClosingsOf,
  findWeeklyHoursOf,
} from "#server/features/calendar/index.ts";
import { findDevicesOf } from "#server/features/devices/index.ts";
import { findAllEventsOf, findEventEditsOf } from "#server/features/events/index.ts";
import {
  findCalendars,
  findFoundedHost,
  findKeys,
  findMemberships,
  findPersonalDetails,
} from "#server/features/hosts/index.ts";
import { findSessionsOf, findUser, type Person } from "#server/features/identity/index.ts";
import { findImports } from "#server/features/imports/index.ts";
import { findHourSummariesOf, findViewSummariesOf, findVisitSummariesOf } from "#server/features/insights/index.ts";
import { findAllListingsOf, findListingEditsOf } from "#server/features/listings/index.ts";
import {
  findGuestMessagesOf,
  findRegistrationsOfGuest,
  findRegistrationsOfHost,
} from "#server/features/registrations/index.ts";
import { findReportsFrom } from "#server/features/reports/index.ts";
import { findReviewsOfHost } from "#server/features/reviews/index.ts";
import { findAllItemsOf } from "#server/features/service-items/index.ts";
import { findMessagesFrom, findRequestsFrom } from "#server/features/support/index.ts";
import { findUploadsOf } from "#server/features/uploads/index.ts";
import { findWaitingOfCustomer, findWaitingOfHost } from "#server/features/waiting-list/index.ts";
import { findWebhooks } from "#server/features/webhooks/index.ts";
import { WithHeaders } from "#server/http/route.ts";

/**
 * The rows are returned as stored, because the law requires a complete copy. Fields of the first release keep their
 * names.
 */
export async function downloadOwnData(deps: Deps, actor: Person): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  const { db } = deps;
  const host = await findFoundedHost(db, actor.userId);
  const memberships = await findMemberships(db, actor.userId);
  const isManaged = memberships.some(({ host_id, role }) => host_id === host?.id && role !== "staff");
  deps.log.info({ userId: actor.userId }, "own data downloaded");
  const data = {
    exportedAt: deps.clock.now().toISOString(),
    person: asPlain(await findUser(db, actor.userId)) ?? {},
    sessions: asPlain(await findSessionsOf(db, actor.userId)),
    providerAccount: asPlain(host) ?? null,
    listingEdits: asPlain(await findListingEditsOf(db, actor.userId)),
    eventEdits: asPlain(await findEventEditsOf(db, actor.userId)),
    uploads: asPlain(await findUploadsOf(db, actor.userId)),
    personalDetails: asPlain(await findPersonalDetails(db, actor.userId)) ?? null,
    memberships: asPlain(memberships),
    devices: asPlain(
      (await findDevicesOf(db, actor.userId)).map(({ p256dh: _p256dh, auth: _auth, ...device }) => device),
    ),
    // A founder who is no longer an owner or manager may not read the host's customers.
    ...(await ofHost(db, isManaged ? host : undefined)),
    ...(await ofAddress(db, actor)),
  };
  return new WithHeaders(data, { "content-disposition": `attachment; filename="${product.slug}-my-data.json"` });
}

async function ofHost(db: Db, host: { readonly id: number; readonly user_id: number } | undefined) {
  const hostId = host?.id;
  const find = async <T>(look: (db: Db, id: number) => Promise<T[]>) => (hostId ? look(db, hostId) : []);
  const ofFounder = <T>(rows: readonly T[]) => rows.map((row) => ({ ...row, user_id: host?.user_id }));
  return {
    listings: asPlain(ofFounder(await find(findAllListingsOf))),
    events: asPlain(ofFounder(await find(findAllEventsOf)).map((row) => ({ ...row, organizer_id: row.host_id }))),
    serviceItems: asPlain(ofFounder(await find(findAllItemsOf))),
    calendars: asPlain(await find(findCalendars)),
    availability: asPlain(await find(findAvailabilityOf)),
    weeklyHours: asPlain(await find(findWeeklyHoursOf)),
    differingDays: asPlain(await find(findDifferingDaysOf)),
    holidayClosings: asPlain(await find(findHolidayClosingsOf)),
    webhooks: asPlain(await find(findWebhooks)),
    apiKeys: asPlain((await find(findKeys)).map(({ hash: _hash, ...key }) => key)),
    importedCalendars: asPlain(await find(findImports)),
    bookings: asPlain(withAccountId(await find(findAllBookingsOf))),
    visitSummaries: asPlain(await find(findVisitSummariesOf)),
    hourSummaries: asPlain(await find(findHourSummariesOf)),
    viewSummaries: asPlain(await find(findViewSummariesOf)),
    waitingList: asPlain(await find(findWaitingOfHost)),
    registrations: asPlain(await find(findRegistrationsOfHost)),
    guestMessages: asPlain(await find(findGuestMessagesOf)),
    reviewsReceived: asPlain(withAccountId(await find(findReviewsOfHost))),
    customerNotes: asPlain(await find(findNotesOf)),
    blockedPhones: asPlain(await find(findBlockedPhones)),
    calendarFeed: hostId ? (asPlain(await findFeedOf(db, hostId)) ?? null) : null,
  };
}

/** This data is linked only by email address, so the issuer must have verified the address. */
async function ofAddress(db: Db, { email, isEmailVerified }: Person) {
  const find = async <T>(look: (db: Db, email: string) => Promise<T[]>) => (isEmailVerified ? look(db, email) : []);
  return {
    bookingsMade: asPlain(withAccountId(await find(findBookingsOfCustomer))),
    waitingListsJoined: asPlain(await find(findWaitingOfCustomer)),
    registrationsMade: asPlain(await find(findRegistrationsOfGuest)),
    contactMessages: asPlain(await find(findMessagesFrom)),
    reportsMade: asPlain(await find(findReportsFrom)),
    deletionRequests: asPlain(await find(findRequestsFrom)),
  };
}

function withAccountId<T extends { readonly host_id: number }>(rows: readonly T[]) {
  return rows.map((row) => ({ ...row, provider_account_id: row.host_id }));
}

type Plain<T> = T extends readonly unknown[]
  ? Record<string, unknown>[]
  : Extract<T, undefined> | Record<string, unknown>;

/** Dates become strings, as in the JSON answer. The type of `JSON.parse` does not say what comes out, so `Plain` does. */
function asPlain<T>(rows: T): Plain<T> {
  return (rows === undefined ? undefined : JSON.parse(JSON.stringify(rows))) as Plain<T>;
}
