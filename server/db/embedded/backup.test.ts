import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { backUp, restore } from "./backup.ts";
import { startCluster } from "./cluster.ts";

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function folders() {
  const parent = mkdtempSync(join(tmpdir(), "kindred-backup-"));
  chmodSync(parent, 0o755);
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return { dataDir: join(parent, "data"), file: join(parent, "kindred.tar") };
}

const start = (dataDir: string) => startCluster({ dataDir, print: () => undefined });

test("a backup of a running product has everything up to its end, and nothing of the erased comes back", async () => {
  const { dataDir, file } = folders();
  const first = await start(dataDir);
  await ask(first.url, "create table notes (n integer primary key); insert into notes select generate_series(1, 1000)");
  const records = join(dataDir, "files", "records");
  mkdirSync(records, { recursive: true });
  writeFileSync(join(records, "erasures.json"), "[]");
  writeFileSync(join(dataDir, "app-secret"), "secret");
  // Somebody writes all the time.
  let written = 1000;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await ask(first.url, `insert into notes values (${++written})`);
  })();
  const before = written;
  await backUp(dataDir, file);
  isOver = true;
  await writing;
  expect(statSync(file).mode & 0o077).toBe(0);
  writeFileSync(join(records, "erasures.json"), "[1]");
  await first.stop();

  const old = await restore(dataDir, file);
  const second = await start(dataDir);
  const [{ n }] = await ask(second.url, "select count(*)::int as n from notes");
  await second.stop();
  expect(n).toBeGreaterThanOrEqual(before);
  expect(n).toBeLessThanOrEqual(written);
  expect(readFileSync(join(dataDir, "app-secret"), "utf8")).toBe("secret");
  expect(readFileSync(join(records, "erasures.json"), "utf8")).toBe("[1]");
  expect(existsSync(join(old ?? "", "postgres"))).toBe(true);
}, 60_000);

test("a backup of a stopped product is restored into an empty folder", async () => {
  const { dataDir, file } = folders();
  const first = await start(dataDir);
  await ask(first.url, "create table notes (n integer); insert into notes values (7)");
  await first.stop();
  await backUp(dataDir, file);
  rmSync(dataDir, { recursive: true });
  expect(await restore(dataDir, file)).toBeNull();
  const second = await start(dataDir);
  expect(await ask(second.url, "select n from notes")).toEqual([{ n: 7 }]);
  await expect(restore(dataDir, file)).rejects.toThrow("stop it first");
  await second.stop();
}, 60_000);

test("says in one sentence why it cannot back up or restore", async () => {
  const { dataDir, file } = folders();
  await expect(backUp(dataDir, file)).rejects.toThrow("There is no database in");
  await expect(restore(dataDir, file)).rejects.toThrow("There is no file");
  writeFileSync(file, "not a backup");
  await expect(restore(dataDir, file)).rejects.toThrow("tar failed");
});
