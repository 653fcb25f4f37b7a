import { openDatabase } from "#server/db/database.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { createPool } from "#server/db/pool.ts";
import { readSettings } from "#server/env.ts";
import { rebuildSearch } from "#server/features/search/index.ts";

// Rebuilds the search tables from listings, events and reviews. You can run it while the product is running.
const settings = readSettings();
const print = (sentence: string) => console.log(sentence);
const cluster = settings.databaseUrl ? null : await startCluster({ dataDir: settings.dataDir, print });
const pool = createPool(settings.databaseUrl ?? (cluster?.url as string));
try {
  print(`Built the search tables of ${await rebuildSearch(openDatabase(pool))} hosts`);
} finally {
  await pool.end();
  await cluster?.stop();
}
