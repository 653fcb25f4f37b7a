import { expect, test } from "vitest";
import { subcategorySeeds } from "#contract/lists/subcategories.ts";
import { listSubcategories } from "#contract/service-categories.ts";
import { testApp } from "#server/testing/test-app.ts";

test("lists the subcategories of a category", async () => {
  const app = await testApp();
  const { status, body, headers } = await app.call(listSubcategories, { params: { categoryId: "2" }, query: {} });
  expect(status).toBe(200);
  const seeds = subcategorySeeds.filter(({ categoryId }) => categoryId === 2);
  expect(body).toEqual(seeds.map(({ id, title }) => ({ id, title })));
  expect(body[0]).toEqual({ id: 201, title: "Braids and locs" });
  const malta = await app.call(listSubcategories, { params: { categoryId: "2" }, query: { hostCountry: "MT" } });
  expect(malta.body).toEqual(body);
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
});

test("every category from 1 to 9 has at least one subcategory", async () => {
  const app = await testApp();
  for (let categoryId = 1; categoryId <= 9; categoryId++) {
    const { body } = await app.call(listSubcategories, { params: { categoryId: String(categoryId) }, query: {} });
    expect(body.length).toBeGreaterThan(0);
    const own = subcategorySeeds.filter((seed) => seed.categoryId === categoryId);
    expect(body.toSorted((a, b) => a.id - b.id)).toEqual(own.map(({ id, title }) => ({ id, title })));
  }
});

test.for(["10", "2147483647"])("category %s returns 404", async (categoryId) => {
  const app = await testApp();
  const { status, body } = await app.call(listSubcategories, { params: { categoryId }, query: {} });
  expect(status).toBe(404);
  expect(body.code).toBe("not_found");
});

test.for(["0", "-1", "1.5", "99999999999999999999", "\0", "1;drop table x", "one"])(
  "refuses %j as a category id",
  async (categoryId) => {
    const app = await testApp();
    const { status } = await app.call(listSubcategories, { params: { categoryId }, query: {} });
    expect(status).toBe(400);
  },
);

test("returns an empty list for another country", async () => {
  const app = await testApp();
  const list = async (query: { hostCountry?: string }) =>
    (await app.call(listSubcategories, { params: { categoryId: "2" }, query })).body;
  expect(await list({ hostCountry: "IT" })).toEqual([]);
  const malta = await list({ hostCountry: "MT" });
  expect(malta).toContainEqual({ id: 201, title: "Braids and locs" });
  expect(await list({})).toEqual(malta);
});

test("refuses a repeated parameter", async () => {
  const app = await testApp();
  const response = await app.fetch("/api/serviceCategories/2/subcategories?hostCountry=MT&hostCountry=IT");
  expect(response.status).toBe(400);
});

test("refuses another method with 405 and an Allow header", async () => {
  const app = await testApp();
  const response = await app.fetch("/api/serviceCategories/2/subcategories", { method: "POST" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
});
