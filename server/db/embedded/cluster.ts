import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isReachable, postgresBinaries } from "./binaries.ts";
import { lockInstance } from "./instance-lock.ts";
import { type RunningPostgres, runPostgres } from "./postgres-process.ts";
import { postgresUser, sharedFolder } from "./postgres-user.ts";

export type Cluster = RunningPostgres;

type ClusterOptions = {
  readonly dataDir: string;
  readonly print: (sentence: string) => void;
  readonly settings?: Readonly<Record<string, string>>;
  /** Called when PostgreSQL's process runs, before it is ready. */
  readonly onLaunch?: () => void;
};

export class DataFolderInUse extends Error {}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const dataDir = resolve(options.dataDir);
  process.umask(0o022);
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockInstance(dataDir);
  if (!lock) {
    throw new DataFolderInUse(
      `Kindred is already running on the data folder ${dataDir}; stop it, or set DATA_DIR to another.`,
    );
  }
  try {
    const binaries = postgresBinaries();
    const directory = clusterDirectory(dataDir, options.print);
    const password = await ensureCluster(binaries, directory, dataDir, options.print);
    await stopLeftover(directory);
    const postgres = await runPostgres({
      binaries,
      directory,
      logFile: join(dataDir, "postgres.log"),
      password,
      settings: options.settings ?? {},
      print: options.print,
      onLaunch: options.onLaunch,
    });
    return { ...postgres, stop: () => postgres.stop().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export function clusterDirectory(dataDir: string, print: (sentence: string) => void): string {
  if (isReachable(dataDir)) return join(dataDir, "postgres");
  const outside = join(sharedFolder, createHash("sha256").update(dataDir).digest("hex").slice(0, 16), "postgres");
  print(`PostgreSQL does not run as root and cannot read ${dataDir}, so its files are in ${outside}`);
  return outside;
}

async function ensureCluster(
  binaries: string,
  directory: string,
  dataDir: string,
  print: (sentence: string) => void,
): Promise<string> {
  const passwordFile = join(dataDir, "postgres-password");
  if (existsSync(join(directory, "PG_VERSION")) && existsSync(passwordFile)) return readFileSync(passwordFile, "utf8");
  print("Creating the database …");
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(dirname(directory), { recursive: true });
  mkdirSync(directory, { mode: 0o700 });
  const password = randomBytes(24).toString("base64url");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const user = postgresUser();
  const handedOver = `${directory}.password`;
  writeFileSync(handedOver, password, { mode: 0o600 });
  if (user) for (const path of [directory, handedOver]) chownSync(path, user.uid, user.gid);
  const result = spawnSync(
    join(binaries, "bin", "initdb"),
    [
      `--pgdata=${directory}`,
      "--username=kindred",
      "--auth=scram-sha-256",
      `--pwfile=${handedOver}`,
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
    ],
    { ...user, cwd: "/", encoding: "utf8" },
  );
  rmSync(handedOver);
  if (result.status !== 0) {
    rmSync(directory, { recursive: true, force: true });
    throw new Error(`The database could not be created: ${result.stderr || result.error?.message}`);
  }
  return password;
}

/**
 * PostgreSQL survives a `kill -9` of the product. We hold the lock on the data folder, so no other process uses this
 * PostgreSQL and we can stop it.
 */
async function stopLeftover(directory: string): Promise<void> {
  const pidFile = join(directory, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const [pid = ""] = readFileSync(pidFile, "utf8").split("\n");
  if (!isPostgresOf(Number(pid), directory)) return;
  process.kill(Number(pid), "SIGINT");
  for (let waited = 0; existsSync(pidFile); waited += 25) {
    if (waited > 30_000) throw new Error(`PostgreSQL (process ${pid}) did not stop within 30 seconds`);
    await sleep(25);
  }
}

function isPostgresOf(pid: number, directory: string): boolean {
  if (!Number.isInteger(pid) || pid < 2) return false;
  if (process.platform === "linux") {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(directory);
    } catch {
      return false;
    }
  }
  const listed = spawnSync("ps", ["-p", String(pid), "-o", "args="], { encoding: "utf8" });
  return listed.stdout.includes(directory);
}
