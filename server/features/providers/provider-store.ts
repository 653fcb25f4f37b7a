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

/** The address is the host's own word: several may have given the same one. */
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

/** Whose first and last name hold this text. */
export async function findUserIdsByName(db: Db, text: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("provider_accounts")
    .select("user_id")
    .where(sql<number>`strpos(lower(first_name || ' ' || last_name), lower(${text}))`, ">", 0)
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Takes no more bookings and changes nothing any more: it is about to be erased. */
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

/** Nothing when the person has an account already: the unique index decides, not a look beforehand. */
export function insertAccount(db: Db, account: NewAccount) {
  return db
    .insertInto("provider_accounts")
    .values({ ...account, suspended_at: null, suspension_reason: null })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning(columns)
    .executeTakeFirst();
}
