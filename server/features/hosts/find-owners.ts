import type { Db } from "#server/db/database.ts";
import { findUsers } from "#server/features/identity/index.ts";
import { findMembers } from "./member-store.ts";

export async function findOwners(db: Db, hostId: number) {
  const owners = (await findMembers(db, hostId)).filter(({ role }) => role === "owner");
  return findUsers(
    db,
    owners.map(({ user_id }) => user_id),
  );
}
