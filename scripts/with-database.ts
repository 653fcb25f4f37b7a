import { type Database, openDatabase } from "#server/db/database.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { createPool } from "#server/db/pool.ts";
import type { Settings } from "#server/env.ts";

/** Without DATABASE_URL, PostgreSQL is started for this work and stopped after it. */
export async function withDatabase(settings: Settings, work: (db: Database) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const { url, stop } = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await startCluster({ dataDir, print: (sentence) => console.log(sentence) });
  const pool = createPool(url);
  try {
    await work(openDatabase(pool));
  } finally {
    await pool.end();
    await stop();
  }
}
