import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startCluster } from "./cluster.ts";

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kindred-cluster-"));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const start = (dataDir: string) => startCluster({ dataDir, say: () => undefined });

test("keeps what was written when PostgreSQL is killed in the middle", async () => {
  const dataDir = dataFolder();
  const first = await start(dataDir);
  await ask(first.url, "create table kept (n int); insert into kept values (1)");
  const [pid = ""] = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
  await first.stop();
  const second = await start(dataDir);
  onTestFinished(second.stop);
  expect(await ask(second.url, "select n from kept")).toEqual([{ n: 1 }]);
  expect(await ask(second.url, "show fsync")).toEqual([{ fsync: "on" }]);
  expect(await ask(second.url, "show synchronous_commit")).toEqual([{ synchronous_commit: "on" }]);
});

test("lets nobody in without the password, and listens on loopback alone", async () => {
  const dataDir = dataFolder();
  const cluster = await start(dataDir);
  onTestFinished(cluster.stop);
  const stranger = new URL(cluster.url);
  stranger.password = "guess";
  await expect(ask(stranger.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
  expect(await ask(cluster.url, "show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
  expect(statSync(join(dataDir, "postgres-password")).mode & 0o077).toBe(0);
});

test("refuses a data folder that another process holds, and leaves it running", async () => {
  const dataDir = dataFolder();
  const cluster = await start(dataDir);
  onTestFinished(cluster.stop);
  await expect(start(dataDir)).rejects.toThrow("already running on the data folder");
  expect(await ask(cluster.url, "select 1 as one")).toEqual([{ one: 1 }]);
});
