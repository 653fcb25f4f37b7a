import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresBinaries } from "#server/db/embedded/binaries.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { type RunningPostgres, runPostgres } from "#server/db/embedded/postgres-process.ts";
import { prepareDatabase } from "./prepare-database.ts";

export type ReplicaPair = {
  readonly primary: RunningPostgres;
  readonly replica: RunningPostgres;
  stop(): Promise<void>;
};

/** A migrated PostgreSQL and a replica of it, which is made from a copy of its files. */
export async function startReplicaPair(): Promise<ReplicaPair> {
  const dataDir = mkdtempSync(join(tmpdir(), "kindred-pair-"));
  chmodSync(dataDir, 0o755);
  const print = () => undefined;
  const first = await startCluster({ dataDir, print });
  await prepareDatabase(first.url);
  await first.stop();
  const directory = join(dataDir, "replica");
  // Node's own copy does not keep the owner, and PostgreSQL refuses files of somebody else.
  execFileSync("cp", ["-a", join(dataDir, "postgres"), directory]);
  writeFileSync(join(directory, "standby.signal"), "");
  const primary = await startCluster({ dataDir, print });
  const { username, password, port } = new URL(primary.url);
  const replica = await runPostgres({
    binaries: postgresBinaries(),
    directory,
    logFile: join(dataDir, "replica.log"),
    password,
    settings: { primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}` },
    print,
  });
  return {
    primary,
    replica,
    async stop() {
      await replica.stop();
      await primary.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
