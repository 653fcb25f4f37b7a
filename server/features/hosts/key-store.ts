import { sql } from "kysely";
import type { KeyScope } from "#contract/lists/key-scopes.ts";
import type { Db } from "#server/db/database.ts";

/** Undefined if it was revoked, or if the member who made it may no longer manage the host. */
export function findWorkingKey(db: Db, hash: Buffer) {
  return db
    .selectFrom("api_keys as k")
    .innerJoin("host_members as m", (join) =>
      join.onRef("m.host_id", "=", "k.host_id").onRef("m.user_id", "=", "k.made_by"),
    )
    .select([
      "k.id",
      "k.host_id",
      "k.scopes",
      "m.user_id",
      sql<boolean>`coalesce(k.last_used_at < now() - interval '1 minute', true)`.as("was_used_long_ago"),
    ])
    .where("k.hash", "=", hash)
    .where("k.revoked_at", "is", null)
    .where("m.role", "in", ["owner", "manager"])
    .executeTakeFirst();
}

export async function noteKeyUsed(db: Db, id: number): Promise<void> {
  await db.updateTable("api_keys").set({ last_used_at: sql`now()` }).where("id", "=", id).execute();
}

/** Keys that were revoked long ago are left out. */
export function findKeys(db: Db, hostId: number) {
  return db
    .selectFrom("api_keys")
    .selectAll()
    .where("host_id", "=", hostId)
    .where((row) =>
      row.or([row("revoked_at", "is", null), row("revoked_at", ">", sql<Date>`now() - interval '90 days'`)]),
    )
    .orderBy("id")
    .execute();
}

type NewKeyRow = {
  readonly host_id: number;
  readonly name: string;
  readonly hash: Buffer;
  readonly hint: string;
  readonly scopes: KeyScope[];
  readonly made_by: number;
};

export function insertKey(db: Db, row: NewKeyRow) {
  return db.insertInto("api_keys").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function markRevoked(db: Db, hostId: number, id: number, by: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("api_keys")
    .set({ revoked_at: sql`now()`, revoked_by: by })
    .where("host_id", "=", hostId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteKeysOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("api_keys").where("host_id", "=", hostId).execute();
}

export async function deleteOldKeys(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("api_keys")
    .where("revoked_at", "<", sql<Date>`now() - interval '90 days'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
