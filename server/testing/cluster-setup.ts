import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { keepPristine } from "./test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    clusterUrl: string;
    clusterLog: string;
  }
}

/** All tests share one temporary PostgreSQL. Its database is the template for every test app. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "kindred-test-"));
  chmodSync(dataDir, 0o755);
  const cluster = await startCluster({
    dataDir,
    print: () => undefined,
    settings: { fsync: "off", full_page_writes: "off", synchronous_commit: "off", max_connections: "300" },
  });
  await prepareDatabase(cluster.url, keepPristine);
  project.provide("clusterUrl", cluster.url);
  project.provide("clusterLog", cluster.logFile);
  return async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
