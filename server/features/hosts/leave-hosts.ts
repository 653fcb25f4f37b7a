import type { Db } from "#server/db/database.ts";
import { findUsers, nameOf } from "#server/features/identity/index.ts";
import { releaseCalendarsOf } from "./calendar-name-store.ts";
import { deletePersonalDetails, findHosts, type Host, replaceFounder, setContactAddress } from "./host-store.ts";
import { revokeInvitationsSeenBy } from "./invitation-store.ts";
import { deleteMembershipsOf, findMembers, findMemberships } from "./member-store.ts";

/** For the erasure of a person, after the hosts that only they owned were deleted. */
export async function leaveHosts(trx: Db, userId: number): Promise<void> {
  await releaseCalendarsOf(trx, userId);
  for (const { host_id, role } of await findMemberships(trx, userId)) {
    await replaceContact(trx, host_id, userId, "erased");
    await revokeInvitationsSeenBy(trx, host_id, role);
  }
  await deleteMembershipsOf(trx, userId);
  await deletePersonalDetails(trx, userId);
}

/**
 * When somebody leaves a host, becomes staff or is erased: its mails go to its oldest other owner from now on. If they have
 * founded it, they may found another; it keeps its name, unless that is the name of a person who is erased.
 */
export async function replaceContact(trx: Db, hostId: number, userId: number, why: "left" | "erased"): Promise<void> {
  const [host] = await findHosts(trx, [hostId]);
  const heir = await findOldestOwner(trx, hostId, userId);
  if (!host || !heir) return;
  if (host.founder_id === userId) {
    const name = why === "erased" && hasFoundersName(host) ? publicName(heir, hostId) : host.name;
    await replaceFounder(trx, hostId, { name, email: heir.email });
    return;
  }
  const [person] = await findUsers(trx, [userId]);
  if (person?.email.toLowerCase() === host.email.toLowerCase()) await setContactAddress(trx, hostId, heir.email);
}

/** A host is named after its founder at first. */
function hasFoundersName({ name, first_name, last_name }: Host): boolean {
  return name === `${first_name} ${last_name}`.trim();
}

/** Never their email address, which is the name of people whose issuer gave none. */
function publicName(person: Parameters<typeof nameOf>[0], hostId: number): string {
  const name = nameOf(person);
  return name === person.email ? `#${hostId}` : name;
}

async function findOldestOwner(trx: Db, hostId: number, except: number) {
  const members = await findMembers(trx, hostId);
  const oldest = members.find(({ role, user_id }) => role === "owner" && user_id !== except);
  const [owner] = await findUsers(trx, oldest ? [oldest.user_id] : []);
  return owner;
}
