import { expect, test } from "vitest";
import { readEvents } from "#contract/events.ts";
import { readProviders, registerProvider } from "#contract/hosts.ts";
import { createListing, listOwnListings } from "#contract/listings.ts";
import { removeMember, switchHost } from "#contract/members.ts";
import { getSession } from "#contract/session.ts";
import { aHost, joinHost, registration } from "#server/features/hosts/host-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { testApp } from "#server/testing/test-app.ts";
import { aListing, listingBody } from "./listing-fixtures.ts";

test("kindredProviderId lists and creates in another host that the person manages, userId in their own", async () => {
  const app = await testApp();
  const [own, other] = [await aHost(app), await aHost(app)];
  await aListing(app, own, { name: "Own Braids" });
  await aListing(app, other, { name: "Other Braids" });
  await joinHost(app, other, own, "manager");
  const { headers, userId } = own;
  const names = async (named: object) => {
    const query = { userId: String(userId), ...named };
    const { body } = await app.call(listOwnListings, { query }, { headers });
    return body.map(({ name, kindredProviderId }) => [name, kindredProviderId]);
  };
  expect(await names({})).toEqual([["Own Braids", own.hostId]]);
  const there = { kindredProviderId: String(other.hostId) };
  expect(await names(there)).toEqual([["Other Braids", other.hostId]]);
  await app.call(switchHost, { body: { hostId: own.hostId } }, { headers });
  const body = await listingBody(app, own, { name: "New Braids" });
  expect((await app.call(createListing, { query: there, body }, { headers })).status).toBe(201);
  expect((await names(there)).map(([name]) => name)).toEqual(["New Braids", "Other Braids"]);
});

test("userId means the host that the person founded, even if the founder of their current host has left", async () => {
  const app = await testApp();
  const [own, other] = [await aHost(app), await aHost(app)];
  await aListing(app, own, { name: "Own Braids" });
  await aListing(app, other, { name: "Other Braids" });
  await joinHost(app, other, own, "owner");
  const params = { hostId: String(other.hostId), userId: String(other.userId) };
  expect((await app.call(removeMember, { params, query: {} }, { headers: other.headers })).status).toBe(200);
  const { headers, userId } = own;
  const list = async (named: object) =>
    (await app.call(listOwnListings, { query: { userId: String(userId), ...named } }, { headers })).body;
  expect(await list({})).toMatchObject([{ name: "Own Braids", user_id: userId }]);
  const there = await list({ kindredProviderId: String(other.hostId) });
  expect(there).toMatchObject([{ name: "Other Braids", user_id: userId }]);
  const read = await app.call(readProviders, { query: { userId: String(userId) } }, { headers });
  expect(read.body).toMatchObject([{ id: own.hostId, user_id: userId }]);
});

test("a host that the caller does not manage is refused, even to its own staff", async () => {
  const app = await testApp();
  const [own, other, stranger] = [await aHost(app), await aHost(app), await aHost(app)];
  await joinHost(app, other, own, "staff");
  const { headers, userId } = own;
  const body = await listingBody(app, own);
  for (const { hostId } of [other, stranger]) {
    const kindredProviderId = String(hostId);
    const query = { userId: String(userId), kindredProviderId };
    expect((await app.call(listOwnListings, { query }, { headers })).body.code).toBe("not_yours");
    expect((await app.call(readEvents, { query }, { headers })).body).toMatchObject({ code: "not_yours" });
    const created = await app.call(createListing, { query: { kindredProviderId }, body }, { headers });
    expect(created.status).toBe(403);
  }
});

test("userId gives a manager without a host of their own the public part of their current host", async () => {
  const app = await testApp();
  const [host, person] = [await aHost(app), await signIn(app)];
  const query = { userId: String(person.userId) };
  const read = () => app.call(readProviders, { query }, { headers: person.headers });
  await joinHost(app, host, person, "manager");
  expect((await read()).body).toEqual([{ id: host.hostId, name: "Amara", profile_image_url: null, address: null }]);
  const made = await app.call(registerProvider, { query: {}, body: registration }, { headers: person.headers });
  expect((await read()).body).toEqual([made.body.data]);
  const session = await app.call(getSession, {}, { headers: person.headers });
  expect(session.body).toMatchObject({ hosts: [{ id: made.body.data.id, isCurrent: true }, { id: host.hostId }] });
});
