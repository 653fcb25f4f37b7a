import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeTables } from "#server/db/describe-tables.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { migrate } from "#server/db/migrate.ts";
import { createPool } from "#server/db/pool.ts";

// Writes server/db/tables.ts, the types of the migrated tables. Run it after adding a migration.
const dataDir = mkdtempSync(join(tmpdir(), "kindred-tables-"));
const cluster = await startCluster({ dataDir, print: () => undefined });
try {
  await migrate(cluster.url);
  const pool = createPool(cluster.url, { max: 1 });
  writeFileSync(join(import.meta.dirname, "../server/db/tables.ts"), await describeTables(pool));
  await pool.end();
} finally {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
