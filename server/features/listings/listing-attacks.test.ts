import { expect, test } from "vitest";
import * as contract from "#contract/listings.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { anImage } from "#server/features/uploads/upload-fixtures.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { aListing, listingBody } from "./listing-fixtures.ts";

const app = await createTestApp();
const [host, other] = [await aHost(app), await aHost(app)];
const foreignPicture = await anImage(app, other.userId);

const stored = () => app.deps.db.selectFrom("listings").selectAll().orderBy("id").execute();
const create = async (changes: object) =>
  app.call(
    contract.createListing,
    { query: {}, body: await listingBody(app, host, changes) },
    { headers: host.headers },
  );

test.for([
  ["a logo URL on another site", "profileImageUrl", { profileImageUrl: "https://tracker.example/pixel.png" }],
  [
    "a logo URL with a private address",
    "profileImageUrl",
    { profileImageUrl: "http://169.254.169.254/latest/meta-data" },
  ],
  ["another person's picture as the logo", "profileImageUrl", { profileImageUrl: foreignPicture }],
  ["another person's picture in the portfolio", "portfolioImages", { portfolioImages: [foreignPicture] }],
  ["a javascript: URL as the website", "websiteUrl", { websiteUrl: "javascript:alert(1)" }],
  ["a website URL with a password", "websiteUrl", { websiteUrl: "https://user:pass@evil.example" }],
  ["an ftp: URL as the website", "websiteUrl", { websiteUrl: "ftp://files.example" }],
  ["an unknown category", "categoryId", { categoryId: 10 }],
  ["a subcategory of another category", "subcategoryIds", { subcategoryIds: [301] }],
] as const)("%s is refused with an error for its field and nothing is stored", async ([, field, changes]) => {
  const before = await stored();
  const answer = await create(changes);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  expect(await stored()).toEqual(before);
});

test("10,000 photos exceed the body limit and are refused with 413", async () => {
  const before = await stored();
  const answer = await create({ portfolioImages: Array.from({ length: 10_000 }, () => foreignPicture) });
  expect([answer.status, answer.body.code]).toEqual([413, "body_too_large"]);
  expect(await stored()).toEqual(before);
});

test("20 photos are accepted, 21 are refused", async () => {
  const photos = await Promise.all(Array.from({ length: 21 }, () => anImage(app, host.userId)));
  expect((await create({ portfolioImages: photos })).body.fields).toHaveProperty("portfolioImages");
  expect((await create({ portfolioImages: photos.slice(1) })).status).toBe(201);
});

test("review state, favourite, owner, id and dates in the request body are ignored", async () => {
  const claims = {
    id: 1,
    status: "verified",
    review_state: "verified",
    created_at: "2001-01-01",
    userId: other.userId,
  };
  const created = (await create({ ...claims, isCommunityFavorite: true })).body.data;
  const [row] = await app.deps.db.selectFrom("listings").selectAll().where("id", "=", created.id).execute();
  expect(row).toMatchObject({ host_id: host.hostId, review_state: "in_review", is_community_favorite: false });
  const edited = await app.call(
    contract.updateListing,
    { params: { id: String(created.id) }, query: {}, body: await listingBody(app, host, claims as object) },
    { headers: host.headers },
  );
  expect(edited.body.data).toMatchObject({ id: created.id, user_id: host.userId, created_at: created.created_at });
});

test("HTML in a name is stored as text and returned as JSON with nosniff", async () => {
  const name = `<img src=x onerror="alert(1)">`;
  const { id } = await aListing(app, host, { name });
  const { body, headers } = await app.call(contract.readListing, { query: { id: String(id) } });
  expect(body.name).toBe(name);
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("listOwnListings of another user is refused; resolveProviderAccount returns only the account id", async () => {
  const query = { userId: String(host.userId) };
  expect((await app.call(contract.listOwnListings, { query }, { headers: other.headers })).status).toBe(403);
  const { id } = await aListing(app, host);
  const { body } = await app.call(contract.resolveProviderAccount, { params: { providerId: String(id) } });
  expect(body).toEqual({ kindredProviderId: host.hostId });
});
