import { createHmac, type KeyObject } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

/**
 * The number itself is not stored. Each host gets a different hash, so nobody can see which hosts block the same
 * person.
 */
function hashOf(secret: KeyObject, hostId: number, phone: string): Buffer {
  return createHmac("sha256", secret).update(`blocked:${hostId}:${phone}`).digest();
}

export async function isPhoneBlocked(db: Db, secret: KeyObject, hostId: number, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom("blocked_phones")
    .select("id")
    .where("host_id", "=", hostId)
    .where("phone_hash", "=", hashOf(secret, hostId, phone))
    .executeTakeFirst();
  return found !== undefined;
}

/** Blocking a number again restarts its retention period. */
export function insertBlockedPhone(db: Db, secret: KeyObject, hostId: number, phone: string) {
  return db
    .insertInto("blocked_phones")
    .values({
      host_id: hostId,
      phone_hash: hashOf(secret, hostId, phone),
      ending: phone.replace(/\D/g, "").slice(-3),
    })
    .onConflict((conflict) => conflict.constraint("blocked_phones_once").doUpdateSet({ blocked_at: sql<Date>`now()` }))
    .returning(["id", "ending", "blocked_at"])
    .executeTakeFirstOrThrow();
}

export function findBlockedPhones(db: Db, hostId: number) {
  return db
    .selectFrom("blocked_phones")
    .select(["id", "ending", "blocked_at"])
    .where("host_id", "=", hostId)
    .orderBy("blocked_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function deleteBlockedPhone(db: Db, hostId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("blocked_phones")
    .where("host_id", "=", hostId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteBlockedPhonesOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("blocked_phones").where("host_id", "=", hostId).execute();
}

export async function deleteExpiredBlockedPhones(db: Db, months: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("blocked_phones")
    .where("blocked_at", "<", sql<Date>`now() - ${months} * interval '1 month'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
