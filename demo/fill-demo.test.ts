import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { fillDemo } from "./fill-demo.ts";

test("fillDemo fills an empty database once, with 66 listings, 36 events and over 200 bookings", {
  timeout: 60_000,
}, async () => {
  const app = await testApp();
  expect(await Promise.all([fillDemo(app.deps), fillDemo(app.deps)])).toContain(true);
  expect(await fillDemo(app.deps)).toBe(false);
  const listings = await app.deps.db
    .selectFrom("listings")
    .select(["community_id", "category_id", "is_demo"])
    .execute();
  expect(listings).toHaveLength(66);
  expect(listings.every(({ is_demo }) => is_demo)).toBe(true);
  expect(new Set(listings.map(({ community_id }) => community_id)).size).toBe(6);
  expect(new Set(listings.map(({ category_id }) => category_id)).size).toBe(9);
  expect(await app.deps.db.selectFrom("events").select("id").execute()).toHaveLength(36);
  const calendars = await app.deps.db.selectFrom("calendars").select("name").where("position", "=", 2).execute();
  expect(calendars).toEqual([{ name: "Marcia" }]);
  const bookings = await app.deps.db.selectFrom("bookings").select(["starts_at", "status"]).execute();
  expect(bookings.filter(({ starts_at }) => starts_at < new Date()).length).toBeGreaterThan(100);
  expect(bookings.filter(({ starts_at }) => starts_at > new Date()).length).toBeGreaterThan(100);
  expect(bookings.filter(({ status }) => status === "cancelled").length).toBeGreaterThan(20);
});
