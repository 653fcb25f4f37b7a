import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "#server/db/database.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { migrate } from "#server/db/migrate.ts";
import { createPool } from "#server/db/pool.ts";
import { fillManyNews, pageQuery } from "#server/features/news/news-fixtures.ts";

// Measures how long PostgreSQL needs for one page of news among 50,000 stories, at offset 0 and at offset 1,000.
const stories = 50_000;
const runs = 25;
const maxMs = 5;

const dataDir = mkdtempSync(join(tmpdir(), "kindred-bench-"));
chmodSync(dataDir, 0o755);
const cluster = await startCluster({ dataDir, print: () => undefined });
await migrate(cluster.url);
const pool = createPool(cluster.url);
const db = openDatabase(pool);
await fillManyNews(db, stories);

const results: { stories: number; reader: string; offset: number; "median ms": number; "slowest ms": number }[] = [];
for (const [reader, offset] of [
  // For GH in MT, many stories match both countries. For IN in AU, few match both, but many match one of them.
  [{ origin: "GH", residence: "MT" }, 0],
  [{ origin: "GH", residence: "MT" }, 1_000],
  [{ origin: "IN", residence: "AU" }, 0],
  [{ origin: "IN", residence: "AU" }, 1_000],
] as const) {
  const times: number[] = [];
  for (let n = 0; n < runs; n++) {
    const { rows } = await sql<{ "QUERY PLAN": [{ "Execution Time": number }] }>`
      explain (analyze, timing off, format json) ${pageQuery(reader, offset)}`.execute(db);
    times.push(rows[0]?.["QUERY PLAN"][0]["Execution Time"] ?? Number.NaN);
  }
  times.sort((a, b) => a - b);
  const rounded = (ms = Number.NaN) => Math.round(ms * 100) / 100;
  results.push({
    stories,
    reader: `${reader.origin} in ${reader.residence}`,
    offset,
    "median ms": rounded(times[Math.floor(runs / 2)]),
    "slowest ms": rounded(times.at(-1)),
  });
}
console.table(results);
await db.destroy();
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(results.every((result) => result["median ms"] < maxMs) ? 0 : 1);
