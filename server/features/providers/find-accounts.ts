import type { Db } from "#server/db/database.ts";
import { findAccount, findAccountOfUser, type ProviderAccount } from "./provider-store.ts";

/** The account, when it can take bookings and be shown: not suspended, not erased. */
export async function findOpenAccount(db: Db, id: number): Promise<ProviderAccount | null> {
  return open(await findAccount(db, id));
}

export async function findOpenAccountOfUser(db: Db, userId: number): Promise<ProviderAccount | null> {
  return open(await findAccountOfUser(db, userId));
}

function open(account: ProviderAccount | undefined): ProviderAccount | null {
  return account && account.suspended_at === null ? account : null;
}
