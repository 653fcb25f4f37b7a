import type { Db } from "#server/db/database.ts";
import { findUsers, nameOf } from "#server/features/identity/index.ts";
import { releaseCalendarsOf } from "./calendar-name-store.ts";
import { deletePersonalDetails, findHosts, type Host, replaceFounder, setContactAddress } from "./host-store.ts";
import { revokeInvitationsSeenBy } from "./invitation-store.ts";
import { deleteMembershipsOf, findMembers, findMemberships } from "./member-store.ts";

/** Delete the hosts that only this person owned before you call this. */
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
 * When somebody leaves a host, becomes staff or is erased, the host's mails go to its oldest other owner. If they
 * founded the host, they may found another one. The host keeps its name, unless it is named after an erased person.
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

/** At first, a host is named after its founder. */
function hasFoundersName({ name, first_name, last_name }: Host): boolean {
  return name === `${first_name} ${last_name}`.trim();
}

/** `nameOf` returns the email address of people without a name. An email address must never become public. */
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
