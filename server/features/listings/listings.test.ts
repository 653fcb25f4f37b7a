import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as contract from "#contract/listings.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { anImage } from "#server/features/uploads/upload-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";
import { aListing, listingBody } from "./listing-fixtures.ts";

test("a listing is returned as it was sent, with its review for the owner", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const [logo, photo] = [await anImage(app, host.userId), await anImage(app, host.userId)];
  const sentAfter = Date.now();
  const created = await aListing(app, host, {
    whatsappNumber: "+356 7912 3456",
    profileImageUrl: logo,
    portfolioImages: [photo],
  });
  const { body, headers } = await app.call(
    contract.readListing,
    { query: { id: String(created.id), hostCountry: "MT" } },
    { headers: host.headers },
  );
  expect(body).toMatchObject({
    id: created.id,
    name: "Amara's Braids",
    address: "12 Triq il-Kbira, Birkirkara",
    country_iso: "MT",
    phone_number: "+35621223344",
    whatsapp_number: "+35679123456",
    website_url: "https://amara.example",
    description: "Braids, twists and locs.\nBy appointment.",
    community: { communityId: 1, name: "Sub-Saharan Africa" },
    category_id: 2,
    category: { title: "Beauty and Fashion" },
    subcategoryIds: [201, 202],
    subcategories: [
      { id: 201, title: "Braids and locs" },
      { id: 202, title: "Hairdressing" },
    ],
    profile_image_url: logo,
    portfolioImages: [{ id: expect.any(Number), image_url: photo }],
    is_community_favorite: false,
    status: "Published",
    user_id: host.userId,
    review: { state: "in_review", reason: null },
  });
  expect(Date.parse(body.created_at)).toBeGreaterThanOrEqual(sentAfter - 1000);
  expect(headers.get("etag")).toBe('"1"');
});

test("phone numbers are stored in E.164, read with the listing's country or the given phone country", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const local = await aListing(app, host, {
    phoneNumber: "7912 3456",
    whatsappNumber: "07911 123456",
    whatsappCountry: "GB",
  });
  expect(local).toMatchObject({
    phone_number: "+35679123456",
    phone_number_formatted: "+356 7912 3456",
    whatsapp_number: "+447911123456",
    whatsapp_number_formatted: "+44 7911 123456",
  });
  const british = await aListing(app, host, { countryIso: "GB", phoneNumber: "020 7946 0018" });
  expect(british.phone_number).toBe("+442079460018");
  const send = async (changes: object) => {
    const body = await listingBody(app, host, changes);
    return (await app.call(contract.createListing, { query: {}, body }, { headers: host.headers })).body.fields;
  };
  const badPhone = "Enter a valid phone number. Check the country or start with its code, for example +356 7912 3456";
  expect(await send({ phoneNumber: "07911 123456" })).toEqual({ phoneNumber: badPhone });
  expect(await send({ whatsappNumber: "(212) 555-0100" })).toEqual({ whatsappNumber: badPhone });
  expect(await send({ phoneNumber: "7912 3456 ext. 5" })).toEqual({
    phoneNumber: "Enter the number without its extension",
  });
  expect(Object.keys((await send({ phoneCountry: "ZZ" })) ?? {})).toEqual(["phoneCountry"]);
});

test("a visitor sees a listing without its owner and its review", async () => {
  const app = await testApp();
  const created = await aListing(app, await aHost(app));
  const { body } = await app.call(contract.readListing, { query: { id: String(created.id) } });
  expect(body.name).toBe("Amara's Braids");
  expect(body).not.toHaveProperty("user_id");
  expect(body).not.toHaveProperty("review");
});

test("with LISTING_REVIEW=before, only the owner sees a listing that is not approved", async () => {
  const app = await testApp({ settings: { listingReview: "before" } });
  const host = await aHost(app);
  const { id } = await aListing(app, host);
  const query = { id: String(id) };
  expect((await app.call(contract.readListing, { query })).status).toBe(404);
  expect((await app.call(contract.readListing, { query }, { headers: host.headers })).status).toBe(200);
  expect((await app.call(contract.resolveProviderAccount, { params: { providerId: query.id } })).status).toBe(404);
});

test("userId and isCommunityFavorite in the request body are ignored", async () => {
  const app = await testApp();
  const [host, other] = [await aHost(app), await aHost(app)];
  const created = await aListing(app, host, { userId: other.userId, isCommunityFavorite: true });
  expect(created).toMatchObject({ user_id: host.userId, is_community_favorite: false });
});

test("two requests with one idempotency key create one listing", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const body = await listingBody(app, host);
  const headers = { ...host.headers, "idempotency-key": randomUUID() };
  const send = (name = body.name) =>
    app.call(contract.createListing, { query: {}, body: { ...body, name } }, { headers });
  const [first, second] = await Promise.all([send(), send()]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.data.id).toBe(first.body.data.id);
  expect((await send("Another name")).body.code).toBe("same_key_other_request");
  const bad = await app.call(
    contract.createListing,
    { query: {}, body },
    { headers: { ...host.headers, "idempotency-key": "1" } },
  );
  expect(bad.status).toBe(400);
});

test("an edit with a stale If-Match is refused; a material edit sets the listing back to in_review", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const created = await aListing(app, host);
  await app.deps.db.updateTable("listings").set({ review_state: "verified" }).execute();
  const body = await listingBody(app, host, { name: "Amara & Daughters" });
  const edit = (etag: string) =>
    app.call(
      contract.updateListing,
      { params: { id: String(created.id) }, query: {}, body },
      { headers: { ...host.headers, "if-match": etag } },
    );
  const stale = await edit('"7"');
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ code: "version_is_stale", current: { name: created.name, revision: 1 } });
  const edited = await edit('"1"');
  expect(edited.body.data).toMatchObject({ name: "Amara & Daughters", review: { state: "in_review" } });
  expect((await edit('"1"')).status).toBe(409);
});

test("updateListing takes the same fields as createListing and changes all of them", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const { id } = await aListing(app, host);
  const [logo, photo] = [await anImage(app, host.userId), await anImage(app, host.userId)];
  const body = await listingBody(app, host, {
    name: "Amara's Kitchen",
    address: "3 Triq San Pawl, Valletta",
    countryIso: "GB",
    phoneNumber: "+44 20 7946 0018",
    whatsappNumber: "+356 7912 3456",
    websiteUrl: "",
    description: "Sunday jollof.",
    communities: [6],
    categoryId: 4,
    subcategoryIds: [401],
    profileImageUrl: logo,
    portfolioImages: [photo],
  });
  const query = { hostCountry: "MT" };
  const edited = await app.call(
    contract.updateListing,
    { params: { id: String(id) }, query, body },
    { headers: host.headers },
  );
  expect([edited.status, edited.body.success]).toEqual([200, true]);
  const { body: read } = await app.call(contract.readListing, { query: { id: String(id) } }, { headers: host.headers });
  expect(read).toMatchObject({
    id,
    name: "Amara's Kitchen",
    address: "3 Triq San Pawl, Valletta",
    country_iso: "GB",
    phone_number: "+442079460018",
    whatsapp_number: "+35679123456",
    website_url: null,
    description: "Sunday jollof.",
    community: { communityId: 6 },
    category_id: 4,
    subcategoryIds: [401],
    profile_image_url: logo,
    portfolioImages: [{ image_url: photo }],
  });
});

test("a listing has a city of its country and languages; an edit that leaves them out keeps them", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const { id, ...created } = await aListing(app, host, { cityId: 2, languages: ["mt", "en"] });
  expect(created).toMatchObject({ cityId: 2, languages: ["en", "mt"] });
  const edit = async (changes: Parameters<typeof listingBody>[2]) => {
    const body = { ...(await listingBody(app, host, changes)), profileImageUrl: null };
    return app.call(contract.updateListing, { params: { id: String(id) }, query: {}, body }, { headers: host.headers });
  };
  expect((await edit({ name: "Amara" })).body.data).toMatchObject({ cityId: 2, languages: ["en", "mt"] });
  expect((await edit({ cityId: 3, languages: [] })).body.data).toMatchObject({ cityId: 3, languages: [] });
  const refused = await edit({ cityId: 99_999 });
  expect([refused.status, refused.body.fields]).toEqual([400, { cityId: expect.any(String) }]);
  expect((await edit({ languages: ["xx" as "en"] })).status).toBe(400);
  expect((await edit({ countryIso: "FR" })).body.data).toMatchObject({ country_iso: "FR", cityId: null });
});

test("resolveProviderAccount returns the account that owns the listing", async () => {
  const app = await testApp();
  const [host, other] = [await aHost(app), await aHost(app)];
  for (const { hostId, ...provider } of [host, other]) {
    const { id } = await aListing(app, { ...provider, hostId });
    const answer = await app.call(contract.resolveProviderAccount, { params: { providerId: String(id) } });
    expect([answer.status, answer.body]).toEqual([200, { kindredProviderId: hostId }]);
  }
});

test("a browser must send If-Match when it edits; for other clients it is optional", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const created = await aListing(app, host);
  const body = await listingBody(app, host);
  const edit = (headers: Record<string, string>) =>
    app.call(
      contract.updateListing,
      { params: { id: String(created.id) }, query: {}, body },
      { headers: { ...host.headers, ...headers } },
    );
  const browser = { "sec-fetch-site": "same-origin" };
  const refused = await edit(browser);
  expect([refused.status, refused.body.code]).toEqual([428, "version_required"]);
  expect((await edit({ origin: app.deps.settings.publicUrl })).status).toBe(428);
  expect((await edit({ ...browser, "if-match": '"1"' })).status).toBe(200);
  expect((await edit({})).status).toBe(200);
});

test("an edit without a new logo keeps the current one", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const created = await aListing(app, host);
  const body = await listingBody(app, host, { profileImageUrl: null });
  const edited = await app.call(
    contract.updateListing,
    { params: { id: String(created.id) }, query: {}, body },
    { headers: host.headers },
  );
  expect(edited.body.data.profile_image_url).toBe(created.profile_image_url);
});

test("another provider can neither change nor delete a listing", async () => {
  const app = await testApp();
  const [host, other] = [await aHost(app), await aHost(app)];
  const { id } = await aListing(app, host);
  const target = { params: { id: String(id) }, query: {} };
  const body = await listingBody(app, other);
  const before = await app.deps.db.selectFrom("listings").selectAll().execute();
  expect((await app.call(contract.updateListing, { ...target, body }, { headers: other.headers })).status).toBe(403);
  expect((await app.call(contract.deleteListing, target, { headers: other.headers })).status).toBe(403);
  expect(await app.deps.db.selectFrom("listings").selectAll().execute()).toEqual(before);
});

test("a deleted listing returns 404 when it is read or deleted again", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const { id } = await aListing(app, host);
  const target = { params: { id: String(id) }, query: { hostCountry: "MT" } };
  const first = await app.call(contract.deleteListing, target, { headers: host.headers });
  expect(first.body).toMatchObject({ success: true, message: "Service deleted successfully!" });
  expect((await app.call(contract.deleteListing, target, { headers: host.headers })).status).toBe(404);
  expect((await app.call(contract.readListing, { query: { id: String(id) } })).status).toBe(404);
});

test("readListing by account returns its oldest listing; a suspended account returns 404", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const first = await aListing(app, host, { name: "The first" });
  await aListing(app, host, { name: "The second" });
  const read = (query: { id?: string; kindredProviderId?: string }) => app.call(contract.readListing, { query });
  const kindredProviderId = String(host.hostId);
  expect((await read({ kindredProviderId })).body.id).toBe(first.id);
  expect((await read({ kindredProviderId: "999999" })).status).toBe(404);
  expect((await read({})).status).toBe(400);
  expect((await read({ id: String(first.id), kindredProviderId })).status).toBe(400);
  await app.deps.db.updateTable("hosts").set({ suspended_at: new Date() }).execute();
  expect((await read({ kindredProviderId })).status).toBe(404);
});
