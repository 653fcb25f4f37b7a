import { openDatabase } from "#server/db/database.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { createPool } from "#server/db/pool.ts";
import { readSettings } from "#server/env.ts";
import { recountAll } from "#server/features/insights/index.ts";
import { appSecret } from "#server/platform/app-secret.ts";

// Counts the daily summaries again from bookings and opening hours. With DATABASE_URL, you can run it while the product is running.
const settings = readSettings();
const print = (sentence: string) => console.log(sentence);
const cluster = settings.databaseUrl ? null : await startCluster({ dataDir: settings.dataDir, print });
const pool = createPool(settings.databaseUrl ?? (cluster?.url as string));
try {
  const deps = { db: openDatabase(pool), secret: appSecret(settings) };
  print(`Counted the daily summaries of ${await recountAll(deps, new Date())} hosts`);
} finally {
  await pool.end();
  await cluster?.stop();
}
