import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { version } from "#server/version.ts";
import { clusterDirectory } from "./cluster.ts";
import { lockInstance } from "./instance-lock.ts";

/** The message is shown to the operator. */
export class BackupFailed extends Error {}

const nothing = () => undefined;
const erasures = join("files", "records", "erasures.json");

/** Writes all data of an installation with its own PostgreSQL to one tar file. The product may keep running. */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const [folder, target] = [resolve(dataDir), resolve(file)];
  const postgres = clusterDirectory(folder, nothing);
  if (!existsSync(join(postgres, "PG_VERSION"))) throw new BackupFailed(`There is no database in ${folder}.`);
  if (existsSync(target)) throw new BackupFailed(`${target} exists already.`);
  const lock = await lockInstance(folder);
  try {
    if (lock) tar(["-cf", target, "-C", dirname(postgres), "postgres"]);
    else await copyRunning(folder, postgres, target);
    // Files come last: rows refer to files, so there must be no row without its file.
    const others = readdirSync(folder).filter(
      (name) => !/^(postgres|postgres\.log|compile-cache|instance\.sock)$/.test(name),
    );
    tar(["-rf", target, "-C", folder, ...others]);
    addFile(target, "backup.json", JSON.stringify({ version, madeAt: new Date().toISOString() }));
    chmodSync(target, 0o600);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  } finally {
    lock?.release();
  }
}

/** PostgreSQL is told about the copy, and replays what was written during it. The slot keeps that part of its log. */
async function copyRunning(folder: string, postgres: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: runningUrl(folder, postgres) });
  await client.connect();
  try {
    await client.query("select pg_create_physical_replication_slot('kindred_backup', true, true)");
    await client.query("select pg_backup_start('kindred', true)");
    const parts = ["pg_wal/*", "pg_replslot/*", "postmaster.pid", "postmaster.opts"];
    const left = parts.map((part) => `--exclude=postgres/${part}`);
    tar(["-cf", target, ...left, "-C", dirname(postgres), "postgres"]);
    const { rows } = await client.query<{ label: string }>("select labelfile as label from pg_backup_stop(false)");
    addFile(target, "postgres/backup_label", rows[0]?.label ?? "", postgres);
    tar(["-rf", target, "-C", dirname(postgres), "postgres/pg_wal"]);
  } finally {
    await client.end();
  }
}

function runningUrl(folder: string, postgres: string): string {
  const [, , , port] = readFileSync(join(postgres, "postmaster.pid"), "utf8").split("\n");
  const password = readFileSync(join(folder, "postgres-password"), "utf8");
  return `postgres://kindred:${encodeURIComponent(password)}@127.0.0.1:${port}/kindred`;
}

function addFile(target: string, name: string, text: string, ownerOf?: string): void {
  const folder = mkdtempSync(join(tmpdir(), "kindred-backup-"));
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text, { mode: 0o600 });
  if (ownerOf) spawnSync("chown", [`--reference=${ownerOf}`, join(folder, name)]);
  tar(["-rf", target, "-C", folder, name]);
  rmSync(folder, { recursive: true });
}

/** The data that was there is kept beside the restored data. Returns its folder, or null if there was none. */
export async function restore(dataDir: string, file: string): Promise<string | null> {
  const [folder, source] = [resolve(dataDir), resolve(file)];
  if (!existsSync(source)) throw new BackupFailed(`There is no file ${source}.`);
  tar(["-tf", source, "backup.json"]);
  const lock = await lockInstance(folder);
  if (!lock) throw new BackupFailed(`Kindred is running on the data folder ${folder}; stop it first.`);
  try {
    const before = moveAway(folder);
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    const postgres = clusterDirectory(folder, nothing);
    if (existsSync(postgres)) moveAway(postgres);
    mkdirSync(dirname(postgres), { recursive: true });
    tar(["-xpf", source, "-C", dirname(postgres), "postgres"]);
    tar(["-xpf", source, "-C", folder, "--exclude=postgres/*", "--exclude=postgres", "--exclude=backup.json"]);
    keepNewerErasures(before, folder);
    return before;
  } finally {
    lock.release();
  }
}

function moveAway(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const before = `${folder}.before-restore-${stamp}`;
  renameSync(folder, before);
  return before;
}

/** The next start erases these people again: they were erased after the backup was made. */
function keepNewerErasures(before: string | null, folder: string): void {
  if (before === null || !existsSync(join(before, erasures))) return;
  mkdirSync(dirname(join(folder, erasures)), { recursive: true });
  copyFileSync(join(before, erasures), join(folder, erasures));
}

/** Files may grow while they are read (1): PostgreSQL replays its log, and other files are written only once. */
function tar(args: readonly string[]): void {
  const { status, stderr, error } = spawnSync("tar", args, { encoding: "utf8" });
  if (error || status === null || status > 1) throw new BackupFailed(`tar failed: ${error?.message ?? stderr.trim()}`);
}
