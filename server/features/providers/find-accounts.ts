import type { Db } from "#server/db/database.ts";
import { refuse } from "#server/refusal.ts";
import { findAccount, findAccountOfUser, type ProviderAccount } from "./provider-store.ts";

/** Null for a suspended account, which takes no bookings and is not shown. */
export async function findOpenAccount(db: Db, id: number): Promise<ProviderAccount | null> {
  return open(await findAccount(db, id));
}

/** Anyone finds an open account; its owner also when it is suspended. */
export async function findAccountSeenBy(
  db: Db,
  userId: number | undefined,
  id: number,
): Promise<ProviderAccount | null> {
  const account = await findAccount(db, id);
  return account && (!account.suspended_at || account.user_id === userId) ? account : null;
}

export async function findOpenAccountOfUser(db: Db, userId: number): Promise<ProviderAccount | null> {
  return open(await findAccountOfUser(db, userId));
}

export async function findBookableAccount(db: Db, id: number): Promise<ProviderAccount> {
  const account = (await findAccount(db, id)) ?? refuse("not_found");
  return open(account) ?? refuse("provider_not_bookable");
}

function open(account: ProviderAccount | undefined): ProviderAccount | null {
  return account && account.suspended_at === null ? account : null;
}
