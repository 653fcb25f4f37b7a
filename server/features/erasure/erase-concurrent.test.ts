import { sql } from "kysely";
import { expect, test } from "vitest";
import { requestDeletion } from "#contract/support.ts";
import type { ErasureRecord } from "#server/db/erasure-record.ts";
import { findAnywhere } from "#server/testing/find-anywhere.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { erasePeople } from "./erase-people.ts";
import { askToBeErased, hostWithAllData, runJobsRepeatedly, words } from "./erasure-fixtures.ts";
import { logErasure, readErasures } from "./erasure-log.ts";
import { findErasures } from "./erasure-store.ts";

async function recordsOf({ deps }: TestApp) {
  const inOrder = (records: readonly ErasureRecord[]) => [...records].sort((a, b) => (a.id < b.id ? -1 : 1));
  return [inOrder(await readErasures(deps)), inOrder(await findErasures(deps.db))] as const;
}

/** The storage calls `first` before it deletes a file. */
const deletingAfter = ({ deps }: TestApp, first: () => Promise<unknown>) => ({
  ...deps,
  storage: {
    ...deps.storage,
    async delete(key: string) {
      await first();
      await deps.storage.delete(key);
    },
  },
});

/** Cancels their bookings and delivers the mails about it, so that the next run erases them. */
async function haveLeft(app: TestApp): Promise<void> {
  await sql`delete from pgboss.job where name = 'erase-people'`.execute(app.deps.db);
  await erasePeople(app.deps);
  await app.runJobs();
}

test("concurrent erasure runs keep the erasure records of everyone they erased", async () => {
  const app = await testApp();
  const [ada, bea] = [await hostWithAllData(app, "Ada"), await hostWithAllData(app, "Bea")];
  await app.runJobs();
  for (const { email, host } of [bea, ada]) {
    const body = { email, reason: null, comments: null, confirmed: true } as const;
    await app.call(requestDeletion, { body }, { headers: host.headers });
  }
  await haveLeft(app);
  const isInside = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const slow = erasePeople(
    deletingAfter(app, () => {
      isInside.resolve();
      return mayGoOn.promise;
    }),
  );
  await isInside.promise;
  await Promise.all([erasePeople(app.deps), erasePeople(app.deps)]);
  mayGoOn.resolve();
  await slow;
  expect(await findAnywhere(app, [ada.email, bea.email])).toEqual([]);
  const [stored, known] = await recordsOf(app);
  expect(known).toEqual(stored);
  expect(stored).toHaveLength(2);
  expect(stored.flatMap(({ userIds }) => userIds).sort()).toEqual([ada.host.userId, bea.host.userId].sort());
  for (const { fileKeys } of stored) expect(fileKeys).not.toEqual([]);
});

test("logging the same erasure again adds to its record and removes nothing", async () => {
  const app = await testApp();
  const nothing = {
    userIds: [],
    bookingIds: [],
    registrationIds: [],
    messageIds: [],
    requestIds: [],
    reportIds: [],
    fileKeys: [],
  };
  const id = "6f1b0c36-6d0f-4a55-9a2d-0d6a6e4a7c11";
  const first = { ...nothing, id, erasedAt: "2026-03-01T10:00:00.000Z", userIds: [7], fileKeys: ["public/a.webp"] };
  await logErasure(app.deps, first);
  await logErasure(app.deps, { ...nothing, id, erasedAt: "2026-03-01T10:05:00.000Z", bookingIds: ["M4PX7QH3VT"] });
  const whole = { ...first, erasedAt: "2026-03-01T10:05:00.000Z", bookingIds: ["M4PX7QH3VT"] };
  expect(await recordsOf(app)).toEqual([[whole], [whole]]);
  // The list in the store was restored from a backup that does not contain the record.
  await app.deps.storage.write("records/erasures.json", Buffer.from("[]"));
  await logErasure(app.deps, { ...nothing, id, erasedAt: "2026-03-01T10:05:00.000Z" });
  expect(await recordsOf(app)).toEqual([[whole], [whole]]);
});

test("two users with one email are erased together or not at all, in one erasure record", async () => {
  const app = await testApp();
  const [ada, bea] = [await hostWithAllData(app, "Ada"), await hostWithAllData(app, "Bea")];
  await app.runJobs();
  const { db } = app.deps;
  await sql`update users set email = ${ada.email} where id = ${bea.host.userId}`.execute(db);
  await askToBeErased(app, ada.email);
  await haveLeft(app);
  const bookBea = () =>
    sql`update bookings set status = 'confirmed', cancelled_at = null, cancelled_by = null where id = ${bea.aheadId}`.execute(
      db,
    );
  await erasePeople(deletingAfter(app, bookBea));
  const users = await db.selectFrom("users").select("id").orderBy("id").execute();
  expect(users.map(({ id }) => id)).toEqual([ada.host.userId, bea.host.userId]);
  await runJobsRepeatedly(app);
  expect(await findAnywhere(app, [...Object.values(words("Ada")), bea.lastName, bea.listing])).toEqual([]);
  for (const records of await recordsOf(app)) {
    expect(records).toHaveLength(1);
    expect([...(records[0]?.userIds ?? [])].sort()).toEqual([ada.host.userId, bea.host.userId].sort());
  }
});
