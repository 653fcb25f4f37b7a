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
  client.on("error", () => undefined);
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

const start = (dataDir: string) => startCluster({ dataDir, print: () => undefined });

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

test("PostgreSQL restarts after SIGKILL during a query and keeps committed data", async () => {
  const dataDir = dataFolder();
  const printed: string[] = [];
  const cluster = await startCluster({ dataDir, print: (sentence) => printed.push(sentence) });
  onTestFinished(cluster.stop);
  await ask(cluster.url, "create table kept (n int); insert into kept values (1)");
  // A backend that is running a statement keeps the shared memory for a moment after the postmaster is killed.
  const atWork = ask(cluster.url, "select pg_sleep(60)").catch((error: unknown) => error);
  const pid = postmasterOf(dataDir);
  process.kill(pid, "SIGKILL");
  expect(await atWork).toBeInstanceOf(Error);
  await expect
    .poll(() => ask(cluster.url, "select n from kept").catch(() => null), { timeout: 30_000 })
    .toEqual([{ n: 1 }]);
  expect(postmasterOf(dataDir)).not.toBe(pid);
  expect(printed).toContain("PostgreSQL stopped unexpectedly; restarting it …");
  expect(await ask(cluster.url, "show fsync")).toEqual([{ fsync: "on" }]);
  expect(await ask(cluster.url, "show synchronous_commit")).toEqual([{ synchronous_commit: "on" }]);
});

test("stop() during a restart stops PostgreSQL; it can be started again later", async () => {
  const dataDir = dataFolder();
  const cluster = await start(dataDir);
  const pid = postmasterOf(dataDir);
  process.kill(pid, "SIGKILL");
  await expect.poll(() => isRunning(pid)).toBe(false);
  await cluster.stop();
  await expect(ask(cluster.url, "select 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  const next = await start(dataDir);
  onTestFinished(next.stop);
  expect(await ask(next.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("PostgreSQL refuses a wrong password and listens only on 127.0.0.1", async () => {
  const dataDir = dataFolder();
  const cluster = await start(dataDir);
  onTestFinished(cluster.stop);
  const stranger = new URL(cluster.url);
  stranger.password = "guess";
  await expect(ask(stranger.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
  expect(await ask(cluster.url, "show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
  expect(statSync(join(dataDir, "postgres-password")).mode & 0o077).toBe(0);
});

test("refuses to start on a data folder that is in use; the running cluster is not affected", async () => {
  const dataDir = dataFolder();
  const cluster = await start(dataDir);
  onTestFinished(cluster.stop);
  await expect(start(dataDir)).rejects.toThrow("already running on the data folder");
  expect(await ask(cluster.url, "select 1 as one")).toEqual([{ one: 1 }]);
});
