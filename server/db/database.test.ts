import { sql } from "kysely";
import { expect, test } from "vitest";
import { notify } from "#server/platform/notifications.ts";
import { countRoundTrips } from "#server/testing/round-trips.ts";
import { testApp } from "#server/testing/test-app.ts";
import { type Db, inTransaction, isDatabaseUnavailable, onOneConnection } from "./database.ts";

async function openDatabase() {
  const { db } = (await testApp()).deps;
  await sql`create table notes (id integer primary key)`.execute(db);
  const ids = async () =>
    (await sql<{ id: number }>`select id from notes order by id`.execute(db)).rows.map(({ id }) => id);
  return { db, ids };
}

test("statements that are started together share one round trip, including the begin of a transaction", async () => {
  const { db } = await openDatabase();
  const three = (one: Db) => Promise.all([1, 2, 3].map((n) => sql`select ${n}::integer`.execute(one)));
  const inOne = await countRoundTrips(db.pool, () => onOneConnection(db, three));
  expect(inOne).toEqual({ roundTrips: 1, statements: 3 });
  // The first round trip has `begin` and the three statements, the second has `commit`.
  const transaction = await countRoundTrips(db.pool, () => inTransaction(db, three));
  expect(transaction).toEqual({ roundTrips: 2, statements: 5 });
});

test("a transaction that ignores a failed statement throws an error", async () => {
  const { db, ids } = await openDatabase();
  const work = inTransaction(db, async (trx) => {
    await sql`insert into notes values (1)`.execute(trx);
    await sql`insert into notes values (1)`.execute(trx).catch(() => undefined);
  });
  await expect(work).rejects.toThrow("rolled back");
  expect(await ids()).toEqual([]);
});

test("a failed statement undoes all statements that were sent together with it", async () => {
  const { db, ids } = await openDatabase();
  const insert = (id: number) =>
    inTransaction(db, (trx) =>
      Promise.all([id, id, id + 1].map((n) => sql`insert into notes values (${n})`.execute(trx))),
    );
  await expect(insert(1)).rejects.toMatchObject({ code: "23505" });
  expect(await ids()).toEqual([]);
});

test("a statement after the end of its transaction is not sent", async () => {
  const { db, ids } = await openDatabase();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let late: Promise<unknown> = Promise.resolve();
  await inTransaction(db, async (trx) => {
    await sql`insert into notes values (1)`.execute(trx);
    late = ended.then(() => sql`insert into notes values (2)`.execute(trx));
  });
  end();
  await expect(late).rejects.toThrow("after the end of its transaction");
  expect(await ids()).toEqual([1]);
});

/** A transaction that writes to this table loses its connection in the commit. The sequence counts also what was undone. */
async function tableThatLosesCommits(losses: number) {
  const { db, ids } = await openDatabase();
  await sql`create sequence commits`.execute(db);
  await sql`
    create function lose_connection() returns trigger language plpgsql as $$
    begin
      if nextval('commits') <= ${sql.lit(losses)} then perform pg_terminate_backend(pg_backend_pid()); end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger lose_connection after insert on notes
    deferrable initially deferred for each row execute function lose_connection()`.execute(db);
  const insert = (options: { hasKey?: boolean }) =>
    inTransaction(db, (trx) => sql`insert into notes values (1)`.execute(trx), options);
  return { insert, ids };
}

test("a transaction with a key is repeated when its commit is lost", async () => {
  const { insert, ids } = await tableThatLosesCommits(1);
  await insert({ hasKey: true });
  expect(await ids()).toEqual([1]);
});

test("a transaction without a key is not repeated when its commit is lost, as it may have succeeded", async () => {
  const { insert, ids } = await tableThatLosesCommits(1);
  await expect(insert({})).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await ids()).toEqual([]);
});

test("a transaction is repeated when the connection is lost before the commit", async () => {
  const { db, ids } = await openDatabase();
  let attempts = 0;
  await inTransaction(db, async (trx) => {
    attempts++;
    await sql`insert into notes values (1)`.execute(trx);
    if (attempts === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
  });
  expect(attempts).toBe(2);
  expect(await ids()).toEqual([1]);
});

test("topics of a transaction are told here when it commits, not before and not if it is undone", async () => {
  const { db } = await openDatabase();
  const heard: string[] = [];
  db.onNotified.add((topic) => heard.push(topic));
  await inTransaction(db, async (trx) => {
    await notify(trx, "calendar:7");
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(["calendar:7"]);
  const undone = inTransaction(db, async (trx) => {
    await notify(trx, "calendar:8");
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(heard).toEqual(["calendar:7"]);
});

test.for(["25006", "57P05", "EHOSTUNREACH", "EAI_AGAIN"])("%s counts as database unavailable", (code) => {
  expect(isDatabaseUnavailable(Object.assign(new Error("away"), { code }))).toBe(true);
});

test("a connection that refuses writes is replaced", async () => {
  const { db, ids } = await openDatabase();
  const write = () => sql`insert into notes values (1)`.execute(db);
  await onOneConnection(db, (one) => sql`set default_transaction_read_only = on`.execute(one));
  await expect(write()).rejects.toMatchObject({ code: "25006" });
  await write();
  expect(await ids()).toEqual([1]);
});
