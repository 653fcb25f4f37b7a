import type { Db } from "#server/db/database.ts";
import { findUser } from "#server/features/identity/index.ts";
import { releaseCalendarsOf } from "./calendar-name-store.ts";
import { deletePersonalDetails, findHostsFoundedBy, replaceFounder } from "./host-store.ts";
import { deleteMembershipsOf, findMembers } from "./member-store.ts";

/**
 * For the erasure of a person, after the hosts that only they owned were deleted. A host is named after its founder at
 * first and has their address, so a host that stays gets those of its oldest other owner.
 */
export async function leaveHosts(trx: Db, userId: number): Promise<void> {
  await releaseCalendarsOf(trx, userId);
  for (const { id: hostId } of await findHostsFoundedBy(trx, userId)) {
    const owners = (await findMembers(trx, hostId)).filter(
      ({ role, user_id }) => role === "owner" && user_id !== userId,
    );
    const heir = owners[0] && (await findUser(trx, owners[0].user_id));
    if (heir) await replaceFounder(trx, hostId, { name: nameOfUser(heir), email: heir.email });
  }
  await deleteMembershipsOf(trx, userId);
  await deletePersonalDetails(trx, userId);
}

type User = { readonly first_name: string; readonly last_name: string; readonly email: string };

export function nameOfUser({ first_name, last_name, email }: User): string {
  return `${first_name} ${last_name}`.trim() || email;
}
