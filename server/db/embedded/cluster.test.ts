import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cluster, startCluster } from "./cluster.ts";

const dataDir = mkdtempSync(join(tmpdir(), "kindred-cluster-"));
const printed: string[] = [];
const start = () => startCluster({ dataDir, print: (sentence) => printed.push(sentence) });
let cluster: Cluster;

// Creating a cluster takes seconds, so the tests share one and run in this order.
beforeAll(async () => {
  chmodSync(dataDir, 0o755);
  cluster = await start();
});

afterAll(async () => {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

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

const postmasterOf = () => Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

test("PostgreSQL refuses a wrong password and listens only on 127.0.0.1", async () => {
  const stranger = new URL(cluster.url);
  stranger.password = "guess";
  await expect(ask(stranger.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
  expect(await ask(cluster.url, "show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
  expect(statSync(join(dataDir, "postgres-password")).mode & 0o077).toBe(0);
});

test("refuses to start on a data folder that is in use; the running cluster is not affected", async () => {
  await expect(start()).rejects.toThrow("already running on the data folder");
  expect(await ask(cluster.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("PostgreSQL restarts after SIGKILL during a query and keeps committed data", async () => {
  await ask(cluster.url, "create table kept (n int); insert into kept values (1)");
  // A backend that is running a statement keeps the shared memory for a moment after the postmaster is killed.
  const atWork = ask(cluster.url, "select pg_sleep(60)").catch((error: unknown) => error);
  const pid = postmasterOf();
  process.kill(pid, "SIGKILL");
  expect(await atWork).toBeInstanceOf(Error);
  await expect
    .poll(() => ask(cluster.url, "select n from kept").catch(() => null), { timeout: 30_000 })
    .toEqual([{ n: 1 }]);
  expect(postmasterOf()).not.toBe(pid);
  expect(printed).toContain("PostgreSQL stopped unexpectedly; restarting it …");
  expect(await ask(cluster.url, "show fsync")).toEqual([{ fsync: "on" }]);
  expect(await ask(cluster.url, "show synchronous_commit")).toEqual([{ synchronous_commit: "on" }]);
});

test("stop() during a restart stops PostgreSQL; it can be started again later", async () => {
  const pid = postmasterOf();
  process.kill(pid, "SIGKILL");
  await expect.poll(() => isRunning(pid)).toBe(false);
  await cluster.stop();
  await expect(ask(cluster.url, "select 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  cluster = await start();
  expect(await ask(cluster.url, "select 1 as one")).toEqual([{ one: 1 }]);
});
