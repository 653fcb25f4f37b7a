import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "./migrate.ts";

async function emptyDatabase(): Promise<string> {
  const url = new URL(inject("clusterUrl"));
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query("drop database if exists migrate_test with (force)");
  await client.query("create database migrate_test");
  onTestFinished(async () => {
    await client.query("drop database migrate_test with (force)");
    await client.end();
  });
  url.pathname = "/migrate_test";
  return url.href;
}

test("ten processes at once migrate once", async () => {
  const url = await emptyDatabase();
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate(url)));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
  expect(await migrate(url)).toBe(0);
});
