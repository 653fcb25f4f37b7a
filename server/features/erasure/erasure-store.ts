import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { ErasureRecord } from "#server/db/erasure-record.ts";

const erasureLock = 7302;

/** Returns false while another run holds the lock. The idle timeout is off, because deleting files can take long. */
export async function tryErasureLock(db: Db): Promise<boolean> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${erasureLock}::integer, 1) as "isMine"`.execute(db);
  return rows[0]?.isMine === true;
}

export async function lockErasures(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${erasureLock}::integer, 0)`.execute(db);
}

export async function saveErasure(db: Db, record: ErasureRecord): Promise<void> {
  const values = { erased_at: new Date(record.erasedAt), record: JSON.stringify(record) };
  await db
    .insertInto("erasures")
    .values({ id: record.id, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
}

export async function findErasure(db: Db, id: string): Promise<ErasureRecord | undefined> {
  const row = await db.selectFrom("erasures").select("record").where("id", "=", id).executeTakeFirst();
  return row?.record;
}

export async function findErasures(db: Db): Promise<ErasureRecord[]> {
  const rows = await db.selectFrom("erasures").select("record").orderBy("erased_at").execute();
  return rows.map(({ record }) => record);
}

export async function deleteErasuresBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("erasures").where("erased_at", "<", before).executeTakeFirst();
  return Number(numDeletedRows);
}
