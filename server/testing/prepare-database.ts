import { fillReferenceTables, jobDefinitions } from "#server/app.ts";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createPool } from "#server/db/pool.ts";
import { createJobs } from "#server/platform/jobs/jobs.ts";
import { createLog } from "#server/platform/log.ts";

/** Makes an empty database what the product's start makes of it. */
export async function prepareDatabase(url: string, lastStatement = "select 1"): Promise<void> {
  await migrate(url);
  const pool = createPool(url, { max: 1 });
  const db = openDatabase(pool);
  await fillReferenceTables(db);
  await createJobs(pool, db, createLog("silent")).prepare(jobDefinitions);
  await pool.query(lastStatement);
  await pool.end();
}
