import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { readBooking } from "#contract/bookings.ts";
import { deleteEvent } from "#contract/events.ts";
import { deleteListing, updateListing } from "#contract/listings.ts";
import { inTransaction } from "#server/db/database.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing, listingBody } from "#server/features/listings/listing-fixtures.ts";
import { aDesk, anEvent } from "#server/features/moderation/desk-fixtures.ts";
import { photo } from "#server/platform/images/image-fixtures.ts";
import { openDay } from "#server/testing/test-days.ts";
import { upload } from "./sending-fixtures.ts";
import { anImage } from "./upload-fixtures.ts";
import { lockFinishedForUse } from "./upload-store.ts";

const picture = photo(700, 500).jpeg().toBuffer();

type Desk = Awaited<ReturnType<typeof aDesk>>;
let desk: Desk;
beforeEach(async () => {
  desk = await aDesk();
});

async function aPhoto(host: TestHost = desk.host) {
  const sent = await upload(desk.app, host, await picture);
  const { url, sizes } = sent.body.data;
  return { id: sent.id, url, addresses: [url, ...sizes.flatMap(({ webp, jpeg }) => [webp, jpeg])] };
}

async function passDays(days: number) {
  const earlier = (column: string) => sql<Date>`${sql.ref(column)} - ${days} * interval '1 day'`;
  await desk.app.deps.db
    .updateTable("uploads")
    .set({ created_at: earlier("created_at"), finished_at: earlier("finished_at"), expires_at: earlier("expires_at") })
    .execute();
}

async function collect() {
  await desk.app.deps.jobs.enqueue(desk.app.deps.db, "collect-uploads", {});
  await desk.app.runJobs();
}

const served = async (...pictures: { addresses: readonly string[] }[]) =>
  Promise.all(
    pictures.map(async ({ addresses }) => {
      const answers = await Promise.all(addresses.map((address) => desk.app.fetch(address)));
      const [status, ...others] = new Set(answers.map((answer) => answer.status));
      return others.length === 0 ? status : "some";
    }),
  );

const edit = async (id: number, changes: object) => {
  const { app, host } = desk;
  const body = { ...(await listingBody(app, host)), profileImageUrl: "", ...changes };
  expect((await app.call(updateListing, { params: { id: String(id) }, query: {}, body }, host)).status).toBe(200);
};

describe("unused pictures", () => {
  test("are deleted in all sizes after a week", async () => {
    const left = await aPhoto();
    await passDays(6);
    await collect();
    expect(await served(left)).toEqual([200]);
    await passDays(2);
    await collect();
    expect(await served(left)).toEqual([404]);
    expect(left.addresses.length).toBeGreaterThan(2);
    expect(await desk.app.deps.db.selectFrom("uploads").select("id").where("id", "=", left.id).execute()).toEqual([]);
  });

  test("are deleted after they are removed from a listing; pictures in use stay", async () => {
    const [logo, kept, out] = [await aPhoto(), await aPhoto(), await aPhoto()];
    const portfolioImages = [kept.url, out.url];
    const { id } = await aListing(desk.app, desk.host, { profileImageUrl: logo.url, portfolioImages });
    await passDays(8);
    await collect();
    expect(await served(logo, kept, out)).toEqual([200, 200, 200]);
    await edit(id, { portfolioImages: [kept.url] });
    await collect();
    expect(await served(logo, kept, out)).toEqual([200, 200, 404]);
  });

  test("stay until a moderator has reviewed the change that removed them", async () => {
    const [logo, out] = [await aPhoto(), await aPhoto()];
    const { id } = await aListing(desk.app, desk.host, { profileImageUrl: logo.url, portfolioImages: [out.url] });
    await desk.decide("services", id, {});
    const other = await aPhoto();
    await edit(id, { profileImageUrl: other.url, portfolioImages: [] });
    await passDays(8);
    await collect();
    expect(await served(logo, out, other)).toEqual([200, 200, 200]);
    await desk.decide("services", id, { revision: 2 });
    await collect();
    expect(await served(logo, out, other)).toEqual([404, 404, 200]);
  });

  test("of a deleted listing or event are deleted", async () => {
    const { app, host } = desk;
    const [logo, shown, poster, flyer] = [await aPhoto(), await aPhoto(), await aPhoto(), await aPhoto()];
    const listing = await aListing(app, host, { profileImageUrl: logo.url, portfolioImages: [shown.url] });
    const [gone, stays] = [await anEvent(app, host), await anEvent(app, host)];
    for (const [id, { url }] of [[gone, poster] as const, [stays, flyer] as const])
      await app.deps.db.updateTable("events").set({ image_url: url }).where("id", "=", id).execute();
    await passDays(8);
    await collect();
    expect(await served(logo, shown, poster, flyer)).toEqual([200, 200, 200, 200]);
    await app.call(deleteListing, { params: { id: String(listing.id) }, query: {} }, host);
    await app.call(deleteEvent, { params: { id: String(gone) }, query: {} }, host);
    await collect();
    expect(await served(logo, shown, poster, flyer)).toEqual([404, 404, 404, 200]);
  });

  test("do not include the logo of a deleted listing that a booking still shows", async () => {
    const { app } = desk;
    const day = await anOpenDay(app);
    const [logo, shown] = [await aPhoto(day.host), await aPhoto(day.host)];
    const body = await listingBody(app, day.host, { profileImageUrl: logo.url, portfolioImages: [shown.url] });
    await app.call(updateListing, { params: { id: String(day.listing.id) }, query: {}, body }, day.host);
    const made = await book(app, day, `${openDay} 10:00`);
    await app.deps.db.updateTable("listings").set({ deleted_at: sql<Date>`now()` }).execute();
    await passDays(8);
    await collect();
    expect(await served(logo, shown)).toEqual([200, 404]);
    const ticket = await app.call(readBooking, {
      params: { secret: made.body.data.secret },
    });
    expect(JSON.stringify(ticket.body)).toContain(logo.url);
  });

  test("are deleted even if 201 pictures in use come before them", async () => {
    const { app, host } = desk;
    const { id: listing_id } = await aListing(app, host);
    const urls = await Promise.all(Array.from({ length: 201 }, () => anImage(app, host.userId)));
    const rows = urls.map((image_url, position) => ({ listing_id, image_url, position }));
    await app.deps.db.insertInto("listing_portfolio_images").values(rows).execute();
    const left = await aPhoto();
    await passDays(8);
    await collect();
    expect(await served(left)).toEqual([404]);
    const count = await app.deps.db.selectFrom("uploads").select("id").execute();
    expect(count).toHaveLength(202);
  });

  test("are deleted by the next run after an interrupted run", async () => {
    const left = await aPhoto();
    await passDays(8);
    const row = await desk.app.deps.db.selectFrom("uploads").selectAll().executeTakeFirstOrThrow();
    for (const key of row.public_keys?.slice(0, 1) ?? []) await desk.app.deps.storage.delete(key);
    await collect();
    expect(await served(left)).toEqual([404]);
    expect(await desk.app.deps.db.selectFrom("uploads").selectAll().execute()).toEqual([]);
  });

  test("stay while a transaction holds a lock to use them", async () => {
    const left = await aPhoto();
    await passDays(8);
    await inTransaction(desk.app.deps.db, async (trx) => {
      expect(await lockFinishedForUse(trx, desk.host.userId, [left.url])).toBe(1);
      await collect();
    });
    expect(await served(left)).toEqual([200]);
  });
});
