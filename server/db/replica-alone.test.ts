import { expect, onTestFinished, test } from "vitest";
import { updateListing } from "#contract/listings.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing, listingBody } from "#server/features/listings/listing-fixtures.ts";
import { startReplicaPair } from "#server/testing/replica-pair.ts";
import { testApp } from "#server/testing/test-app.ts";

test("without a primary, public pages and search are read from the replica, and the process is not ready", async () => {
  const pair = await startReplicaPair();
  onTestFinished(pair.stop);
  const app = await testApp({ databaseUrl: pair.primary.url, replicaUrl: pair.replica.url });
  const host = await aHost(app);
  const { id } = await aListing(app, host);
  const details = (position: string) =>
    app.fetch(`/api/serviceProviders/details?id=${id}`, { headers: { cookie: `position=${position}` } });
  const reads = () => app.deps.replica?.reads.replica ?? 0;
  const readsFromReplica = async () => {
    const before = reads();
    await details("");
    return reads() - before;
  };
  await expect.poll(readsFromReplica, { timeout: 10_000 }).toBe(1);
  const written = await app.call(
    updateListing,
    { params: { id: String(id) }, query: {}, body: await listingBody(app, host, { name: "The last name" }) },
    { headers: { ...host.headers, "if-match": '"1"' } },
  );
  const [, position = ""] = /position=([^;]+)/.exec(written.headers.get("set-cookie") ?? "") ?? [];
  expect(position).toContain("%2F");

  await pair.primary.stop();
  await expect.poll(async () => (await app.fetch("/api/search?q=last")).status, { timeout: 10_000 }).toBe(200);
  const known = await details(position);
  expect([known.status, await known.json()]).toEqual([200, expect.objectContaining({ name: "The last name" })]);
  // Whoever has written something that the replica lacks must not find it gone.
  expect((await details("FFFFFFFF%2FFFFFFFFF")).status).toBe(503);
  expect((await app.fetch("/readyz")).status).toBe(503);
  expect((await app.fetch("/healthz")).status).toBe(200);
}, 60_000);
