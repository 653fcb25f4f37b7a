import { sql } from "kysely";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readAuthor, readSlate } from "#contract/slates.ts";
import { fillDemoSlates } from "#demo/fill/slates.ts";
import { demoSlates } from "#demo/slates.ts";
import { createTestApp, type TestApp, testApp } from "#server/testing/test-app.ts";
import { deleteOldViews } from "./delete-old-views.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await fillDemoSlates(app.deps.db, new Date());
});
afterAll(() => app.close());

test("readSlate and readAuthor return only public fields", async () => {
  const row = await app.deps.db.selectFrom("slates").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
  const { body } = await app.call(readSlate, { params: { id: "1" } });
  expect(body).toEqual({
    id: 1,
    text: demoSlates[0],
    created_at: row.created_at.toISOString(),
    view_count: row.view_count,
    like_count: row.like_count,
    comment_count: row.comment_count,
    author: { id: row.author_id },
    media: { type: "image", url: expect.stringMatching(/^\/demo-pictures\//), poster: null },
  });
  const author = await app.call(readAuthor, { params: { authorId: String(body.author.id) } });
  expect(author.body).toEqual({
    name: "Efua Boateng",
    fullName: "Efua Boateng",
    firstName: "Efua",
    lastName: "Boateng",
    headline: "Nurse by night, cook by day",
    title: "Nurse",
    location: "L-Imsida, Malta",
    profileImage: null,
  });
});

test("a view counts once per visitor and hour", async () => {
  const views = async (address: string) =>
    (await app.call(readSlate, { params: { id: "2" } }, { address })).body.view_count;
  const before = await views("203.0.113.1");
  for (let n = 0; n < 5; n++) await views("203.0.113.1");
  expect(await views("203.0.113.2")).toBe(before + 1);
  expect(await views("203.0.113.3")).toBe(before + 2);
});

test("a view that cannot be counted is logged, and the slate is still shown", async () => {
  const own = await createTestApp();
  await fillDemoSlates(own.deps.db, new Date());
  await sql`alter table slate_views add constraint never check (false) not valid`.execute(own.deps.db);
  const logged = vi.spyOn(own.deps.log, "error");
  const { status, body } = await own.call(readSlate, { params: { id: "1" } });
  expect([status, body.id]).toEqual([200, 1]);
  expect(logged.mock.calls).toMatchObject([[{ slateId: 1 }, "could not count a slate view"]]);
  await own.close();
});

test.for(["999999", "0", "..%2f1", "abc"])("slate and author %s are refused with 400 or 404", async (id) => {
  expect([400, 404]).toContain((await app.call(readSlate, { params: { id } })).status);
  expect([400, 404]).toContain((await app.call(readAuthor, { params: { authorId: id } })).status);
});

test("the visitor key of a view contains no IP address and is deleted after an hour", async () => {
  const own = await testApp();
  await fillDemoSlates(own.deps.db, new Date());
  const look = (id: string) => own.call(readSlate, { params: { id } }, { address: "203.0.113.9" });
  const rows = async () =>
    (await own.deps.db.selectFrom("slate_views").selectAll().execute()).map(({ visitor }) => visitor);
  const before = (await look("1")).body.view_count;
  await look("2");
  const marks = await rows();
  expect(new Set(marks.map((mark) => mark.toString("hex"))).size).toBe(2);
  expect(marks.every((mark) => mark.length === 32 && !mark.includes("203"))).toBe(true);
  own.setNow(new Date(Date.now() + 3_600_000));
  await deleteOldViews(own.deps);
  expect(await rows()).toEqual([]);
  await look("1");
  expect((await look("1")).body.view_count).toBe(before + 2);
});

test("a demo slate has a video with a poster, served with range requests", async () => {
  const own = await testApp({ settings: { demo: true } });
  await fillDemoSlates(own.deps.db, new Date());
  const { body } = await own.call(readSlate, { params: { id: "17" } });
  expect(body.media).toEqual({ type: "video", url: "/demo-clips/kite.webm", poster: "/demo-clips/kite.webp" });
  const part = await own.fetch("/demo-clips/kite.webm", { headers: { range: "bytes=0-3" } });
  expect([part.status, part.headers.get("content-type")]).toEqual([206, "video/webm"]);
  expect(Buffer.from(await part.arrayBuffer()).toString("hex")).toBe("1a45dfa3");
  expect((await own.fetch("/demo-clips/kite.webp")).headers.get("content-type")).toBe("image/webp");
  expect((await own.fetch("/demo-clips/other.webm")).status).toBe(404);
});

test.for([
  ["/share-preview/slate/1.png", 0],
  ["/share-preview/slate/1.png?lang=en-XA", 700],
] as const)("%s shows the post's photo at 1200 by 630 and counts no view", async ([path, left]) => {
  const demo = await testApp({ settings: { demo: true } });
  await fillDemoSlates(demo.deps.db, new Date());
  const ours = demo.deps.db.selectFrom("slates").selectAll().where("id", "=", 1);
  const { media_url: photo, view_count: views } = await ours.executeTakeFirstOrThrow();
  const response = await demo.fetch(path);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  const card = sharp(new Uint8Array(await response.arrayBuffer()));
  expect(await card.metadata()).toMatchObject({ width: 1200, height: 630 });
  const side = await meanColours(card.extract({ left, top: 0, width: 500, height: 630 }));
  const source = await (await demo.fetch(photo ?? "")).arrayBuffer();
  const expected = await meanColours(sharp(new Uint8Array(source)).resize(540, 630, { fit: "cover" }));
  expect(Math.max(...side.map((value, index) => Math.abs(value - (expected[index] ?? 0))))).toBeLessThan(12);
  expect((await ours.executeTakeFirstOrThrow()).view_count).toBe(views);
});

async function meanColours(picture: Sharp): Promise<number[]> {
  const { channels } = await sharp(await picture.png().toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

test.for(["0.png", "999999.png", "2147483648.png", "9999999999.png", "1.jpg"])(
  "the preview slate/%s returns 404",
  async (file) => {
    expect((await app.fetch(`/share-preview/slate/${file}`)).status).toBe(404);
  },
);
