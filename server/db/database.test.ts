import { sql } from "kysely";
import { expect, test } from "vitest";
import { countRoundTrips } from "#server/testing/round-trips.ts";
import { testApp } from "#server/testing/test-app.ts";
import { type Db, inTransaction, onOneConnection } from "./database.ts";

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
