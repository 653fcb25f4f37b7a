import { expect, test } from "vitest";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { photo } from "#server/platform/images/image-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { ask, finish, put, upload } from "./sending-fixtures.ts";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function age(app: TestApp, id: number, hours: number) {
  const times = { created_at: hoursAgo(hours), expires_at: hoursAgo(hours - 1) };
  await app.deps.db.updateTable("uploads").set(times).where("id", "=", id).execute();
}

async function quarantined(app: TestApp, id: number) {
  const row = await app.deps.db.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return row.quarantine_key;
}

async function collect(app: TestApp) {
  await app.deps.jobs.enqueue(app.deps.db, "collect-uploads", {});
  await app.runJobs();
}

test("deletes an unfinished upload after a day, and not before", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const bytes = Buffer.from("never finished");
  const { body } = await ask(app, host, { contentLength: bytes.length });
  const { id } = body.data;
  await put(app, body.data, bytes);
  const key = await quarantined(app, id);
  await age(app, id, 23);
  await collect(app);
  expect(await app.deps.storage.head(key)).not.toBeNull();
  await age(app, id, 25);
  await collect(app);
  expect(await app.deps.storage.head(key)).toBeNull();
  expect((await finish(app, host, id)).body.code).toBe("not_found");
});

test("deletes the quarantine file of a finished upload and keeps the public picture", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const { id, body } = await upload(app, host, await photo(300, 200).jpeg().toBuffer());
  const key = await quarantined(app, id);
  await collect(app);
  expect(await app.deps.storage.head(key)).not.toBeNull();
  await age(app, id, 48);
  await collect(app);
  expect(await app.deps.storage.head(key)).toBeNull();
  expect((await app.fetch(body.data.url)).status).toBe(200);
  expect((await finish(app, host, id)).body.data).toEqual(body.data);
});
