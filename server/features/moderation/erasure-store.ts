import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

const erasureLock = 7302;

export async function lockErasures(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${erasureLock}::integer, 0)`.execute(db);
}

export async function saveErasure(db: Db, id: string, erasedAt: Date, record: object): Promise<void> {
  const values = { erased_at: erasedAt, record: JSON.stringify(record) };
  await db
    .insertInto("erasures")
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
}

export async function findErasures<Record>(db: Db): Promise<Record[]> {
  const rows = await db.selectFrom("erasures").select("record").orderBy("erased_at").execute();
  return rows.map(({ record }) => record as Record);
}
