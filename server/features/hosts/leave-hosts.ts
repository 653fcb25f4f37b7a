import type { Db } from "#server/db/database.ts";
import { findUsers, nameOf } from "#server/features/identity/index.ts";
import { releaseCalendarsOf } from "./calendar-name-store.ts";
import { deletePersonalDetails, findHosts, type Host, replaceFounder, setContactAddress } from "./host-store.ts";
import { revokeInvitationsSeenBy } from "./invitation-store.ts";
import { deleteMembershipsOf, findMembers, findMemberships } from "./member-store.ts";

/**
 * For the erasure of a person, after the hosts that only they owned were deleted. A host is named after its founder at
 * first and may have their address, so a host that stays gets those of its oldest other owner.
 */
export async function leaveHosts(trx: Db, userId: number): Promise<void> {
  await releaseCalendarsOf(trx, userId);
  const memberships = await findMemberships(trx, userId);
  for (const host of await findHosts(
    trx,
    memberships.map(({ host_id }) => host_id),
  )) {
    const heir = await findOldestOwner(trx, host.id, userId);
    const hasFoundersName = host.name === `${host.first_name} ${host.last_name}`.trim();
    const isFounder = host.founder_id === userId;
    const name = isFounder && hasFoundersName && heir ? heirName(host, heir) : host.name;
    if (isFounder && heir) await replaceFounder(trx, host.id, { name, email: heir.email });
    else await replaceContact(trx, host, userId);
    const role = memberships.find(({ host_id }) => host_id === host.id)?.role ?? "staff";
    await revokeInvitationsSeenBy(trx, host.id, role);
  }
  await deleteMembershipsOf(trx, userId);
  await deletePersonalDetails(trx, userId);
}

/** Not their email address, which a host's name would show to strangers. */
function heirName({ id }: Host, heir: NonNullable<Awaited<ReturnType<typeof findOldestOwner>>>): string {
  const name = nameOf(heir);
  return name === heir.email ? `#${id}` : name;
}

/**
 * When somebody leaves a host or becomes staff. Customers' bookings must no longer be mailed to them; if they have founded
 * it, it keeps its name, and they may found another.
 */
export async function endFounding(trx: Db, hostId: number, userId: number): Promise<void> {
  const [host] = await findHosts(trx, [hostId]);
  const heir = host?.founder_id === userId && (await findOldestOwner(trx, hostId, userId));
  if (host && heir) await replaceFounder(trx, hostId, { name: host.name, email: heir.email });
  else if (host) await replaceContact(trx, host, userId);
}

/** If the host's mails go to this person, they go to its oldest other owner from now on. */
async function replaceContact(trx: Db, { id, email }: Host, userId: number): Promise<void> {
  const [person] = await findUsers(trx, [userId]);
  if (person?.email.toLowerCase() !== email.toLowerCase()) return;
  const heir = await findOldestOwner(trx, id, userId);
  if (heir) await setContactAddress(trx, id, heir.email);
}

async function findOldestOwner(trx: Db, hostId: number, except: number) {
  const owners = (await findMembers(trx, hostId)).filter(({ role, user_id }) => role === "owner" && user_id !== except);
  const [oldest] = await findUsers(
    trx,
    owners.slice(0, 1).map(({ user_id }) => user_id),
  );
  return oldest;
}
