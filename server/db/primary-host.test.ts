import { createServer } from "node:net";
import { expect, inject, onTestFinished, test } from "vitest";
import { createPool } from "./pool.ts";
import { addressesIn, waitForPrimary } from "./primary-host.ts";

const clusterUrl = () => {
  const url = new URL(inject("clusterUrl"));
  url.pathname = "/postgres";
  return url;
};

/** Puts another host in front of the cluster's own in the list. */
const withDeadHost = (dead: string) => clusterUrl().href.replace(/@/, `@${dead},`);

test("reads one or several hosts from an address", () => {
  expect(addressesIn("postgres://u:p@one:5433/kindred?sslmode=require")).toEqual([
    "postgres://u:p@one:5433/kindred?sslmode=require",
  ]);
  expect(addressesIn("postgresql://one,[::1]:5434/kindred")).toEqual([
    "postgresql://one/kindred",
    "postgresql://[::1]:5434/kindred",
  ]);
});

test("a pool with several hosts uses the one that answers", async () => {
  const pool = createPool(withDeadHost("127.0.0.1:1"), { max: 2 });
  onTestFinished(() => pool.end());
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  expect(clients.map(({ port }) => String(port))).toEqual([clusterUrl().port, clusterUrl().port]);
  for (const client of clients) client.release();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a silent host does not delay the one that answers", async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as { port: number };
  const startedAt = performance.now();
  const url = await waitForPrimary(withDeadHost(`127.0.0.1:${port}`), { withinMs: 5_000, onWait: () => undefined });
  expect(new URL(url).port).toBe(clusterUrl().port);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});

test("a start without a database waits, then says so in one sentence", async () => {
  let waits = 0;
  const waiting = waitForPrimary("postgres://nobody@127.0.0.1:1/nowhere", { withinMs: 600, onWait: () => waits++ });
  await expect(waiting).rejects.toThrow(
    "No database that accepts writes answered within 0.6 seconds: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.",
  );
  expect(waits).toBe(1);
});

test("a start does not wait for a database that does not exist", async () => {
  const url = clusterUrl();
  url.pathname = "/no_such_database";
  const waiting = waitForPrimary(url.href, { withinMs: 60_000, onWait: () => undefined });
  await expect(waiting).rejects.toThrow(
    'The database refused the connection: database "no_such_database" does not exist',
  );
});
