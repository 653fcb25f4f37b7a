import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Compare times with this clock: the server's clock may be wrong. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL did not say what time it is");
  return row.now;
}
