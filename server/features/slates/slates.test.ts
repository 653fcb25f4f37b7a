import { afterAll, beforeAll, expect, test } from "vitest";
import { readAuthor, readSlate } from "#contract/slates.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { fillDemoSlates } from "./fill-demo.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await fillDemoSlates(app.deps.db, new Date());
});
afterAll(() => app.close());

test("a slate and its author, with nothing but what anyone may know", async () => {
  const { body } = await app.call(readSlate, { params: { id: "1" } });
  expect(body.media?.type).toBe("image");
  const author = await app.call(readAuthor, { params: { authorId: String(body.author.id) } });
  expect(Object.keys(author.body).sort()).toEqual([
    "firstName",
    "fullName",
    "headline",
    "lastName",
    "location",
    "name",
    "profileImage",
    "title",
  ]);
});

test("a view counts once per visitor and hour", async () => {
  const views = async (address: string) =>
    (await app.call(readSlate, { params: { id: "2" } }, { address })).body.view_count;
  const before = await views("203.0.113.1");
  for (let n = 0; n < 5; n++) await views("203.0.113.1");
  expect(await views("203.0.113.2")).toBe(before + 1);
  expect(await views("203.0.113.3")).toBe(before + 2);
});

test.for(["999999", "0", "..%2f1", "abc"])("slate %s is not there", async (id) => {
  expect([400, 404]).toContain((await app.call(readSlate, { params: { id } })).status);
  expect([400, 404]).toContain((await app.call(readAuthor, { params: { authorId: id } })).status);
});
