import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { updateListing } from "#contract/listings.ts";
import { sendContactMessage } from "#contract/support.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing, listingBody } from "#server/features/listings/listing-fixtures.ts";
import { type ReplicaPair, startReplicaPair } from "#server/testing/replica-pair.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let pair: ReplicaPair;
let app: TestApp;
let elsewhere: TestApp;
let standby: pg.Client;

// Starting two servers takes seconds, so the tests share them and run in this order.
beforeAll(async () => {
  pair = await startReplicaPair();
  const urls = { databaseUrl: pair.primary.url, replicaUrl: pair.replica.url };
  app = await createTestApp(urls);
  elsewhere = await createTestApp(urls);
  standby = new pg.Client({ connectionString: pair.replica.url });
  standby.on("error", () => undefined);
  await standby.connect();
}, 60_000);

afterAll(async () => {
  await standby.end().catch(() => undefined);
  await app.close();
  await elsewhere.close();
  await pair.stop();
});

beforeEach(async () => {
  await standby.query("select pg_wal_replay_resume()").catch(() => undefined);
});

const readsOf = ({ deps }: TestApp) => deps.replica?.reads ?? { replica: 0, primary: 0 };

/** Which server answered, and with which name. */
async function nameOf(process: TestApp, listingId: number, cookie = "") {
  const before = readsOf(process).replica;
  const answer = await process.fetch(`/api/serviceProviders/details?id=${listingId}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const { name } = (await answer.json()) as { name: string };
  return { name, from: readsOf(process).replica > before ? "replica" : "primary" };
}

const caughtUp = (process: TestApp, listingId: number) =>
  expect.poll(async () => (await nameOf(process, listingId)).from, { timeout: 10_000 }).toBe("replica");

async function rename(host: Awaited<ReturnType<typeof aHost>>, listingId: number, name: string, version: number) {
  const body = await listingBody(app, host, { name });
  const input = { params: { id: String(listingId) }, query: {}, body };
  const answer = await app.call(updateListing, input, { headers: { ...host.headers, "if-match": `"${version}"` } });
  expect(answer.status).toBe(200);
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("position="))
      ?.split(";")[0] ?? ""
  );
}

test("public reads come from a replica that has caught up", async () => {
  const { id, name } = await aListing(app, await aHost(app));
  await caughtUp(app, id);
  expect(await nameOf(app, id)).toEqual({ name, from: "replica" });
  for (const path of ["/api/search?q=braids", "/api/news?countryOfOrigin=NG&countryOfResidence=MT"]) {
    const { primary } = { ...readsOf(app) };
    expect((await app.fetch(path)).status).toBe(200);
    expect(readsOf(app).primary, path).toBe(primary);
  }
});

test("a person sees at once what they wrote, and so does everybody else", async () => {
  const host = await aHost(app);
  const { id } = await aListing(app, host);
  await caughtUp(app, id);
  await caughtUp(elsewhere, id);
  await standby.query("select pg_wal_replay_pause()");
  const cookie = await rename(host, id, "A new name", 1);
  expect(cookie).toMatch(/^position=[0-9A-F]+%2F[0-9A-F]+$/);
  expect(await nameOf(elsewhere, id, cookie)).toEqual({ name: "A new name", from: "primary" });
  // Others, too: the change was announced to every process.
  await expect.poll(() => nameOf(elsewhere, id)).toEqual({ name: "A new name", from: "primary" });
  await standby.query("select pg_wal_replay_resume()");
  await caughtUp(elsewhere, id);
  expect(await nameOf(elsewhere, id, cookie)).toEqual({ name: "A new name", from: "replica" });
});

test("a replica that lags more than five seconds behind is not read", async () => {
  const host = await aHost(app);
  const { id } = await aListing(app, host);
  const { id: otherId } = await aListing(app, host);
  await caughtUp(app, id);
  await standby.query("select pg_wal_replay_pause()");
  await rename(host, otherId, "Somewhere else", 1);
  // Nothing about the first listing has changed, so a replica that lags for a moment may answer.
  expect((await nameOf(app, id)).from).toBe("replica");
  await expect.poll(async () => (await nameOf(app, id)).from, { timeout: 10_000 }).toBe("primary");
  expect(app.deps.replica?.lagMs()).toBeGreaterThan(4_900);
});

test("a forged position is ignored", async () => {
  const { id } = await aListing(app, await aHost(app));
  await caughtUp(app, id);
  expect((await nameOf(app, id, "position=%27%3Bdrop")).from).toBe("replica");
  expect((await nameOf(app, id, "position=FFFFFFFF%2FFFFFFFFF")).from).toBe("primary");
});

test("a process whose database is a replica is not ready, and refuses writes with 503", async () => {
  const misled = await createTestApp({ databaseUrl: pair.replica.url });
  try {
    expect((await misled.fetch("/readyz")).status).toBe(503);
    const message = { name: "Ada", email: "ada@test.example", message: "Hello" };
    const answer = await misled.call(sendContactMessage, { body: message });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  } finally {
    await misled.close();
  }
});

test("without the replica, the primary answers", async () => {
  const { id, name } = await aListing(app, await aHost(app));
  await caughtUp(app, id);
  await pair.replica.stop();
  expect(await nameOf(app, id)).toEqual({ name, from: "primary" });
  await expect.poll(() => app.deps.replica?.lagMs()).toBeNull();
});
