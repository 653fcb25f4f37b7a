import type { Db } from "#server/db/database.ts";
import type { ErasureRecord } from "#server/db/erasure-record.ts";
import {
  type BookingRow,
  findAllBookingsOf,
  findBookingsOfCustomer,
  findNamedBookings,
} from "#server/features/bookings/index.ts";
import { findAllEventsOf, findEventPictures } from "#server/features/events/index.ts";
import { findHostsByEmail, findHostsFoundedBy, findHostsOwnedOnlyBy, type Host } from "#server/features/hosts/index.ts";
import { findUser, findUsersByEmail } from "#server/features/identity/index.ts";
import { findAllListingsOf, findListingPictures } from "#server/features/listings/index.ts";
import {
  findNamedRegistrations,
  findRegistrationsOfGuest,
  findRegistrationsOfHost,
  type RegistrationRow,
} from "#server/features/registrations/index.ts";
import { findReportsFrom } from "#server/features/reports/index.ts";
import {
  type DeletionRequestRow,
  findMessagesFrom,
  findRequestsFrom,
  isUnclear,
} from "#server/features/support/index.ts";
import { filesOf, findUploadsOf } from "#server/features/uploads/index.ts";
import {
  findNamedWaiting,
  findWaitingOfCustomer,
  findWaitingOfHost,
  type WaitingRow,
} from "#server/features/waiting-list/index.ts";

type Owner = {
  readonly userId: number;
  /** Hosts that also have other owners are not in this list. */
  readonly hostIds: readonly number[];
  readonly listingIds: readonly number[];
  readonly eventIds: readonly number[];
};

export type Traces = {
  readonly owners: readonly Owner[];
  readonly booked: readonly BookingRow[];
  readonly waiting: readonly WaitingRow[];
  readonly registered: readonly RegistrationRow[];
  readonly messageIds: readonly number[];
  readonly requestIds: readonly string[];
  readonly reportIds: readonly number[];
  readonly fileKeys: readonly string[];
  /** Mails to these recipients, and queued jobs with these addresses, are about the person. */
  readonly emails: readonly string[];
  /** Letters to other people may contain these addresses. */
  readonly mentioned: readonly string[];
  /** The `cause` of a mail contains the id of a booking, a registration, a person on a waiting list or a request. */
  readonly causes: readonly string[];
};

type Request = Pick<DeletionRequestRow, "email" | "could_mean" | "meant_user_id">;

/** `ownAddresses` are the confirmed address and the verified addresses of their sign-ins. */
type TracesOfRequest = Traces & { readonly ownAddresses: readonly string[] };

/** Returns null if the confirmed address does not show whose account is meant. */
export async function tracesOfRequest(db: Db, request: Request): Promise<TracesOfRequest | null> {
  const { email, meant_user_id } = request;
  const users = isUnclear(request) ? await nobodyLeft(db, request) : await ownersOf(db, email, meant_user_id);
  if (!users) return null;
  const signInAddresses = users.filter((user) => user.email_verified).map((user) => user.email.toLowerCase());
  const ownAddresses = [...new Set([email.toLowerCase(), ...signInAddresses])];
  const underEach = async <T>(find: (db: Db, email: string) => Promise<T[]>) =>
    (await Promise.all(ownAddresses.map((address) => find(db, address)))).flat();
  const [booked, waiting, registered, messages, requests, reports] = await Promise.all([
    underEach(findBookingsOfCustomer),
    underEach(findWaitingOfCustomer),
    underEach(findRegistrationsOfGuest),
    underEach(findMessagesFrom),
    underEach(findRequestsFrom),
    underEach(findReportsFrom),
  ]);
  const traces = await gather(db, {
    users,
    booked,
    waiting,
    registered,
    messageIds: messages.map(({ id }) => id),
    // If a moderator chose the person, other requests and letters of this address may belong to somebody else.
    requestIds: requests.filter((other) => other.meant_user_id === meant_user_id).map(({ id }) => id),
    reportIds: reports.map(({ id }) => id),
    emails: meant_user_id === null ? [email] : [],
  });
  return { ...traces, ownAddresses };
}

/**
 * Finds the users who sign in with the address, otherwise the one host that gave it as contact address. Returns null if
 * several people use the address: it may be shared or wrong, so a moderator must ask.
 */
async function ownersOf(db: Db, email: string, meantUserId: number | null) {
  const { users, others } = await claimantsOf(db, email);
  if (meantUserId !== null && users.every(({ id }) => id !== meantUserId))
    return found([await findUser(db, meantUserId)]);
  const [other, ...more] = others;
  if (!other || meantUserId !== null) return users;
  if (users.length > 0 || more.length > 0) return null;
  return found([await findUser(db, other.founder_id)]);
}

/** If everyone who could be meant is already erased, the remaining data of the address can be erased, too. */
async function nobodyLeft(db: Db, { could_mean }: Request): Promise<[] | null> {
  const left = found(await Promise.all(could_mean.map((id) => findUser(db, id))));
  return left.length === 0 ? [] : null;
}

const found = <T>(users: readonly (T | undefined)[]) => users.filter((user) => user !== undefined);

export async function candidateUserIds(db: Db, email: string): Promise<number[]> {
  const { users, others } = await claimantsOf(db, email);
  return [...users.map(({ id }) => id), ...others.map(({ founder_id }) => founder_id)];
}

async function claimantsOf(db: Db, email: string) {
  const users = await findUsersByEmail(db, email);
  const hosts = await findHostsByEmail(db, email);
  const founded = hosts.flatMap(({ founder_id }) => (founder_id === null ? [] : [{ founder_id }]));
  return { users, others: founded.filter((host) => users.every(({ id }) => id !== host.founder_id)) };
}

/**
 * Finds what a restored backup brought back. A user created after the erasure may have the same id, but is somebody
 * else.
 */
export async function tracesOfRecord(db: Db, record: ErasureRecord): Promise<Traces> {
  const erasedAt = new Date(record.erasedAt);
  const users = await Promise.all(record.userIds.map((id) => findUser(db, id)));
  const known = users.filter((user) => user !== undefined).filter(({ created_at }) => created_at <= erasedAt);
  const traces = await gather(db, {
    users: known,
    booked: await findNamedBookings(db, record.bookingIds),
    waiting: await findNamedWaiting(db, record.waitingIds ?? []),
    registered: await findNamedRegistrations(db, record.registrationIds ?? []),
    messageIds: record.messageIds,
    requestIds: record.requestIds,
    reportIds: record.reportIds,
    emails: [],
  });
  return {
    ...traces,
    fileKeys: [...new Set([...traces.fileKeys, ...record.fileKeys])],
    causes: [...traces.causes, ...record.bookingIds, ...(record.waitingIds ?? []), ...(record.registrationIds ?? [])],
  };
}

type Found = Pick<
  Traces,
  "booked" | "waiting" | "registered" | "messageIds" | "requestIds" | "reportIds" | "emails"
> & {
  readonly users: Awaited<ReturnType<typeof findUsersByEmail>>;
};

async function gather(db: Db, { users, emails, ...found }: Found): Promise<Traces> {
  const userIds = users.map(({ id }) => id);
  const parts = await Promise.all(
    users.map(async (user) => {
      const hosts = await findHostsOwnedOnlyBy(db, user.id, userIds);
      const ofHosts = async <T>(find: (db: Db, hostId: number) => Promise<T[]>) =>
        (await Promise.all(hosts.map((host) => find(db, host.id)))).flat();
      const own = [...hosts, ...(await findHostsFoundedBy(db, user.id))];
      const [listings, events] = [await ofHosts(findAllListingsOf), await ofHosts(findAllEventsOf)];
      const uploads = await findUploadsOf(db, user.id);
      const kept = await findPicturesOfOthers(db, uploads, [
        ...listings.flatMap((one) => [one.profile_image_url, ...one.portfolio.map(({ image_url }) => image_url)]),
        ...events.map(({ image_url }) => image_url),
      ]);
      const unshared = await Promise.all(own.map((host) => isAddressUnshared(db, user.id, host)));
      return {
        owner: {
          userId: user.id,
          hostIds: hosts.map(({ id }) => id),
          listingIds: listings.map(({ id }) => id),
          eventIds: events.map(({ id }) => id),
        },
        files: uploads.filter(({ url }) => !(url && kept.has(url))).flatMap(filesOf),
        emails: [user.email, ...own.filter((_, n) => unshared[n]).map(({ email }) => email)],
        visitIds: [
          ...(await ofHosts(findAllBookingsOf)),
          ...(await ofHosts(findWaitingOfHost)),
          ...(await ofHosts(findRegistrationsOfHost)),
        ].map(({ id }) => id),
      };
    }),
  );
  const everyAddress = [...new Set([...emails, ...parts.flatMap((part) => part.emails)].filter(Boolean))];
  return {
    owners: parts.map(({ owner }) => owner),
    ...found,
    fileKeys: parts.flatMap(({ files }) => files),
    emails: everyAddress,
    mentioned: everyAddress,
    causes: [
      ...found.requestIds,
      ...[...found.booked, ...found.waiting, ...found.registered].map(({ id }) => id),
      ...parts.flatMap(({ visitIds }) => visitIds),
    ],
  };
}

async function findPicturesOfOthers(
  db: Db,
  uploads: readonly { readonly url: string | null }[],
  erased: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const urls = uploads.flatMap(({ url }) => (url && !erased.includes(url) ? [url] : []));
  return new Set([...(await findListingPictures(db, urls)), ...(await findEventPictures(db, urls))]);
}

/** A host's contact address is not verified. If others use it too, their letters must not be deleted. */
async function isAddressUnshared(db: Db, userId: number, { id, email }: Host): Promise<boolean> {
  const hosts = await findHostsByEmail(db, email);
  const users = await findUsersByEmail(db, email);
  const visits = [
    ...(await findBookingsOfCustomer(db, email)),
    ...(await findWaitingOfCustomer(db, email)),
    ...(await findRegistrationsOfGuest(db, email)),
  ];
  const isOwn = hosts.every((host) => host.id === id) && users.every((user) => user.id === userId);
  return isOwn && visits.length === 0;
}
