import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export type ProviderAccount = NonNullable<Awaited<ReturnType<typeof findAccountOfUser>>>;

const columns = [
  "id",
  "user_id",
  "first_name",
  "last_name",
  "date_of_birth",
  "email",
  "terms_version",
  "terms_accepted_at",
  "suspended_at",
  "suspension_reason",
] as const;

export function findAccountOfUser(db: Db, userId: number) {
  return db.selectFrom("provider_accounts").select(columns).where("user_id", "=", userId).executeTakeFirst();
}

export function findAccount(db: Db, id: number) {
  return db.selectFrom("provider_accounts").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Hosts type this address and it is not verified: several accounts can have the same one. */
export function findAccountsByEmail(db: Db, email: string) {
  return db
    .selectFrom("provider_accounts")
    .select(columns)
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .orderBy("id")
    .execute();
}

export async function findAccountsOfUsers(db: Db, userIds: readonly number[]): Promise<ProviderAccount[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom("provider_accounts")
    .select(columns)
    .where("user_id", "in", [...userIds])
    .execute();
}

/** Finds the text anywhere in "first name last name", ignoring case. */
export async function findUserIdsByName(db: Db, text: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("provider_accounts")
    .select("user_id")
    .where(sql<number>`strpos(lower(first_name || ' ' || last_name), lower(${text}))`, ">", 0)
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Before an erasure: a suspended account takes no bookings and its owner can change nothing. */
export async function closeAccount(db: Db, id: number): Promise<void> {
  await db
    .updateTable("provider_accounts")
    .set({ suspended_at: sql<Date>`coalesce(suspended_at, now())` })
    .where("id", "=", id)
    .execute();
}

export async function deleteAccount(db: Db, id: number): Promise<void> {
  await db.deleteFrom("provider_accounts").where("id", "=", id).execute();
}

type NewAccount = {
  user_id: number;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  email: string;
  terms_version: string;
};

/** Undefined when the person already has an account: the unique index decides. */
export function insertAccount(db: Db, account: NewAccount) {
  return db
    .insertInto("provider_accounts")
    .values({ ...account, suspended_at: null, suspension_reason: null })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning(columns)
    .executeTakeFirst();
}
