import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { postgresUser } from "#server/db/embedded/postgres-user.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { keepPristine } from "./test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    clusterUrl: string;
    clusterLog: string;
    socketFolder: string;
  }
}

/** All tests share one temporary PostgreSQL. Its database is the template for every test app. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "kindred-test-"));
  chmodSync(dataDir, 0o755);
  const socketFolder = newSocketFolder();
  const cluster = await startCluster({
    dataDir,
    print: () => undefined,
    settings: {
      fsync: "off",
      full_page_writes: "off",
      synchronous_commit: "off",
      max_connections: "300",
      unix_socket_directories: socketFolder,
    },
  });
  await prepareDatabase(cluster.url, keepPristine);
  project.provide("clusterUrl", cluster.url);
  project.provide("clusterLog", cluster.logFile);
  project.provide("socketFolder", socketFolder);
  return async () => {
    await cluster.stop();
    for (const folder of [dataDir, socketFolder]) rmSync(folder, { recursive: true, force: true });
  };
}

/** The path of a socket has at most 103 bytes, and the folder for temporary files of some systems is too long for that. */
function newSocketFolder(): string {
  const folder = mkdtempSync("/tmp/kindred-");
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}
