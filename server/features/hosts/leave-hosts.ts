import type { Db } from "#server/db/database.ts";
import { findUsers, nameOf } from "#server/features/identity/index.ts";
import { releaseCalendarsOf } from "./calendar-name-store.ts";
import { deletePersonalDetails, findHostsFoundedBy, replaceFounder } from "./host-store.ts";
import { deleteMembershipsOf, findMembers } from "./member-store.ts";

/**
 * For the erasure of a person, after the hosts that only they owned were deleted. A host is named after its founder at
 * first and has their address, so a host that stays gets those of its oldest other owner.
 */
export async function leaveHosts(trx: Db, userId: number): Promise<void> {
  await releaseCalendarsOf(trx, userId);
  for (const { id, name, first_name, last_name } of await findHostsFoundedBy(trx, userId)) {
    const heir = await findOldestOwner(trx, id, userId);
    const hasFoundersName = name === `${first_name} ${last_name}`.trim();
    if (heir) await replaceFounder(trx, id, { name: hasFoundersName ? nameOf(heir) : name, email: heir.email });
  }
  await deleteMembershipsOf(trx, userId);
  await deletePersonalDetails(trx, userId);
}

/**
 * When somebody leaves a host that they have founded. It keeps its name, but customers' bookings must no longer be mailed to
 * them, and they may found another host.
 */
export async function endFounding(trx: Db, hostId: number, userId: number): Promise<void> {
  const host = (await findHostsFoundedBy(trx, userId)).find(({ id }) => id === hostId);
  const heir = host && (await findOldestOwner(trx, hostId, userId));
  if (heir) await replaceFounder(trx, hostId, { name: host.name, email: heir.email });
}

async function findOldestOwner(trx: Db, hostId: number, except: number) {
  const owners = (await findMembers(trx, hostId)).filter(({ role, user_id }) => role === "owner" && user_id !== except);
  const [oldest] = await findUsers(
    trx,
    owners.slice(0, 1).map(({ user_id }) => user_id),
  );
  return oldest;
}
