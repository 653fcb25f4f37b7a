import { type Locale, storedLocale } from "#messages/catalogue.ts";
import type { Db } from "#server/db/database.ts";
import { findUsers } from "#server/features/identity/index.ts";
import { findMembers } from "./member-store.ts";

/** The language of mails to the host: that of the first owner. */
export async function findHostLocale(db: Db, hostId: number): Promise<Locale> {
  const [owner] = await findOwners(db, hostId);
  return storedLocale(owner?.locale ?? "en");
}

export async function findOwners(db: Db, hostId: number) {
  const owners = (await findMembers(db, hostId)).filter(({ role }) => role === "owner");
  return findUsers(
    db,
    owners.map(({ user_id }) => user_id),
  );
}
