import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { inTransaction, isDatabaseUnavailable, openDatabase } from "./database.ts";
import { createPool } from "./pool.ts";
import { withTimeBudget } from "./time-budget.ts";

/** Uses the maintenance database, because the template database must have no open connections while it is copied. */
function openPool() {
  const url = new URL(inject("clusterUrl"));
  url.pathname = "/postgres";
  const pool = createPool(url.href, { max: 1 });
  onTestFinished(() => pool.end());
  return { pool, db: openDatabase(pool) };
}

const rejection = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (cause: unknown) => cause,
  );

const one = sql<{ one: number }>`select 1 as one`;
/** Both limits are equal, so responses from PostgreSQL do not extend the time. */
const quickly = (ms: number) => ({ silenceMs: ms, maxMs: ms });
const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;

test("a connection terminated by PostgreSQL fails only its transaction; the pool still works", async () => {
  const { db } = openPool();
  const error = await rejection(
    inTransaction(db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await openPool().pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      // The connection breaks while no query is running, so only its `error` event reports it.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await one.execute(trx);
    }),
  );
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
});

test("all statements of a request share one time budget; a timed-out connection is not reused", async () => {
  const { pool, db } = openPool();
  const error = await rejection(
    withTimeBudget(async () => {
      for (let step = 0; step < 20; step++) await withTimeBudget(() => sleep(0.2).execute(db));
    }, quickly(700)),
  );
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
  expect(pool.totalCount).toBe(1);
});

test("a transaction that exceeds its time budget fails as database unavailable", async () => {
  const { db } = openPool();
  const error = await rejection(withTimeBudget(() => inTransaction(db, (trx) => sleep(4).execute(trx)), quickly(300)));
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test("statements outside of a request use PostgreSQL's statement_timeout of 5s", async () => {
  const { db } = openPool();
  await sleep(0.4).execute(db);
  expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: "5s" }]);
});

test("a pool query uses the time budget of its own request, not of the request that freed the connection", async () => {
  const { pool } = openPool();
  const held = await pool.connect();
  const nobodys = pool.query("select pg_sleep($1)", [0.4]);
  withTimeBudget(() => held.release(), quickly(100));
  expect((await nobodys).rowCount).toBe(1);
  // The rate limiter sends a query config object with a statement name.
  const slow = { name: "slow", text: "select pg_sleep($1)", values: [4] };
  expect(isDatabaseUnavailable(await rejection(withTimeBudget(() => pool.query(slow), quickly(300))))).toBe(true);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a failed script leaves no transaction open on its connection", async () => {
  const { pool } = openPool();
  const error = await rejection(pool.query("begin; select 1 / 0; commit"));
  expect(error).toMatchObject({ code: "22012" });
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a slow statement may continue while PostgreSQL responds, up to maxMs", async () => {
  const { db } = openPool();
  await withTimeBudget(() => sleep(2.5).execute(db), { silenceMs: 300, maxMs: 8_000 });
  const error = await rejection(withTimeBudget(() => sleep(4).execute(db), { silenceMs: 300, maxMs: 2_000 }));
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test("a slow statement gets no extra time while another query waits for a connection", async () => {
  const { pool } = openPool();
  const sleepLong = () => pool.query("select pg_sleep($1)", [2.5]);
  const slow = rejection(withTimeBudget(sleepLong, { silenceMs: 300, maxMs: 8_000 }));
  // The pool has only one connection, so this query waits for it.
  const next = pool.query("select 1 as one");
  expect(isDatabaseUnavailable(await slow)).toBe(true);
  expect((await next).rows).toEqual([{ one: 1 }]);
});

test("an unresponsive connection is detected within 4 seconds, whether it is open or new", async () => {
  const line = await silentLine();
  const pool = createPool(line.url, { max: 2 });
  onTestFinished(() => pool.end());
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  line.swallow();
  for (const _connection of ["open", "new"]) {
    const startedAt = performance.now();
    const error = await rejection(withTimeBudget(() => pool.query("select 1")));
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  }
});

/** A TCP proxy to the cluster that can stop forwarding bytes without closing the connection. */
async function silentLine() {
  const url = new URL(inject("clusterUrl"));
  const target = Number(url.port);
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => undefined);
      from.on("data", (chunk) => isSilent || to.write(chunk));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  url.port = String((server.address() as AddressInfo).port);
  url.pathname = "/postgres";
  return {
    url: url.href,
    swallow() {
      isSilent = true;
    },
  };
}
