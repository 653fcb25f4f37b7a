import { expect, test } from "vitest";
import { readDesk } from "#contract/moderation.ts";
import { listFailingFeeds } from "#contract/operations.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";

test("a failing news feed is listed on the desk with its error until it works again", async () => {
  const { app, chief } = await aDesk();
  const address = "https://news.example/feed.xml";
  const feeds = () => app.deps.db.updateTable("news_feeds").where("address", "=", address);
  const read = async () => (await app.call(listFailingFeeds, {}, { headers: chief.headers })).body;
  const counted = async () => (await app.call(readDesk, {}, { headers: chief.headers })).body.feeds;
  await app.deps.db.insertInto("news_feeds").values({ address }).execute();
  expect([await read(), await counted()]).toEqual([[], 0]);
  await feeds()
    .set({ failures_in_row: 3, last_error: "too_slow", last_tried_at: new Date(0) })
    .execute();
  expect(await read()).toEqual([
    { address, failuresInRow: 3, lastError: "too_slow", lastTriedAt: "1970-01-01T00:00:00.000Z", lastGoodAt: null },
  ]);
  expect(await counted()).toBe(1);
  await feeds().set({ failures_in_row: 0, last_error: null }).execute();
  expect([await read(), await counted()]).toEqual([[], 0]);
});
