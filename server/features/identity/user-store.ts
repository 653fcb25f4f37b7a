import { sql } from "kysely";
import type { Locale } from "#messages/catalogue.ts";
import type { Db } from "#server/db/database.ts";

export type SignedInUser = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar_url: string | null;
};

/**
 * The issuer's claims overwrite what is stored, but an empty name keeps the old one. The locale is only for the first
 * sign-in.
 */
export async function saveUser(db: Db, user: SignedInUser, locale: Locale): Promise<{ id: number; locale: string }> {
  return db
    .insertInto("users")
    .values({ ...user, locale })
    .onConflict((conflict) =>
      conflict.columns(["issuer", "subject"]).doUpdateSet((row) => ({
        email: row.ref("excluded.email"),
        email_verified: row.ref("excluded.email_verified"),
        first_name: sql<string>`coalesce(nullif(excluded.first_name, ''), users.first_name)`,
        last_name: sql<string>`coalesce(nullif(excluded.last_name, ''), users.last_name)`,
        avatar_url: row.ref("excluded.avatar_url"),
        signed_in_at: sql<Date>`now()`,
        locale: sql<string>`coalesce(users.locale, excluded.locale)`,
      })),
    )
    .returning(["id", sql<string>`locale`.as("locale")])
    .executeTakeFirstOrThrow();
}

const everything = [
  "id",
  "issuer",
  "subject",
  "email",
  "email_verified",
  "first_name",
  "last_name",
  "avatar_url",
  "created_at",
  "signed_in_at",
  "locale",
] as const;

export function findUser(db: Db, id: number) {
  return db.selectFrom("users").select(everything).where("id", "=", id).executeTakeFirst();
}

/** Several users can have the same address, for example one per issuer. */
export function findUsersByEmail(db: Db, email: string) {
  return db
    .selectFrom("users")
    .select(everything)
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .orderBy("id")
    .execute();
}

export async function setUserLocale(db: Db, id: number, locale: Locale): Promise<void> {
  await db.updateTable("users").set({ locale }).where("id", "=", id).execute();
}

/** The foreign key deletes their sessions, too. */
export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}

export async function findUsers(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("users")
    .select(["id", "first_name as firstName", "last_name as lastName", "email", "locale"])
    .where("id", "in", [...ids])
    .execute();
}
