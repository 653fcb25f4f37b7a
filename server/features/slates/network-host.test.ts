import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAuthor, readSlate } from "#contract/slates.ts";
import { byteRange } from "#server/http/byte-range.ts";
import { type FeedStub, hostileModes, type StubAnswer, startFeedStub } from "#server/testing/hostile-feeds.ts";
import { testApp } from "#server/testing/test-app.ts";

let stub: FeedStub;
beforeAll(async () => {
  stub = await startFeedStub(hostileModes);
});
afterAll(() => stub.close());

const clip = Buffer.from(Array.from({ length: 1000 }, (_, n) => n % 251));
const aSlate = {
  text: "First <b>jollof</b> of the week",
  created_at: "2026-11-16T10:00:00+01:00",
  view_count: 12,
  like_count: "3",
  comment_count: -1,
  author: { id: 7, email: "secret@host.example" },
  media: { type: "video", url: "/media/clip.webm" },
  internal_notes: "secret",
};
const anAuthor = {
  name: "Efua <i>B</i>",
  firstName: "Efua",
  headline: null,
  profileImage: "/media/efua.png",
  phone: "1",
};

const hostApp = () =>
  testApp({
    settings: {
      network: {
        url: `http://127.0.0.1:${stub.port}`,
        token: "the-credential",
        viewer: { header: "x-user-id", value: "viewer" },
      },
    },
    outbound: { mayReach: () => false },
  });

const respond = (path: string, body: unknown) =>
  stub.serve(path, JSON.stringify(body), { "content-type": "application/json" });
const answer = (path: string, status: number, body = "", headers = {}) =>
  stub.set(path, (_request, response) => void response.writeHead(status, headers).end(body));

function serveClip(request: IncomingMessage, response: ServerResponse): void {
  const range = byteRange(request.headers.range, clip.length);
  const type = { "content-type": "video/webm", "set-cookie": "theirs=1", server: "theirs" };
  if (range === "unsatisfiable")
    return void response.writeHead(416, { "content-range": `bytes */${clip.length}` }).end();
  if (!range) return void response.writeHead(200, { ...type, "content-length": clip.length }).end(clip);
  const part = clip.subarray(range.start, range.end + 1);
  response
    .writeHead(206, {
      ...type,
      "content-length": part.length,
      "content-range": `bytes ${range.start}-${range.end}/${clip.length}`,
    })
    .end(part);
}

test("slate and author are read from the network host with our token; other fields are not passed on", async () => {
  respond("slates/3", aSlate);
  respond("systemviewprofile/7", anAuthor);
  const app = await hostApp();
  const slate = await app.call(readSlate, { params: { id: "3" } });
  expect(slate.body).toEqual({
    id: 3,
    text: aSlate.text,
    created_at: "2026-11-16T09:00:00.000Z",
    view_count: 12,
    like_count: 3,
    comment_count: 0,
    author: { id: 7 },
    media: { type: "video", url: "/slate-media/3", poster: null },
  });
  const { headers } = stub.requests.at(-1) as IncomingMessage;
  expect(headers).toMatchObject({ authorization: "Bearer the-credential", "x-user-id": "viewer" });
  const author = await app.call(readAuthor, { params: { authorId: "7" } });
  expect(author.body).toMatchObject({
    name: "Efua B",
    firstName: "Efua",
    lastName: null,
    profileImage: "/author-pictures/7",
  });
  expect(JSON.stringify([slate.body, author.body, [...slate.headers]])).not.toMatch(/secret|the-credential|"phone"/);
});

test("404 from the network host becomes 404; any other error becomes 503", async () => {
  const app = await hostApp();
  const statusOf = async (id: number) => (await app.call(readSlate, { params: { id: String(id) } })).status;
  answer("slates/10", 404);
  answer("slates/11", 500);
  answer("slates/12", 401);
  answer("slates/13", 200, "<html>");
  answer("slates/14", 302, "", { location: "/slates/3" });
  respond("slates/15", { text: 5 });
  respond("slates/16", { ...aSlate, created_at: "never" });
  stub.set("slates/17", hostileModes["fifty megabytes"] as StubAnswer);
  stub.set("slates/18", hostileModes.hangs as StubAnswer);
  expect(await Promise.all([10, 11, 12, 13, 14, 15, 16, 17, 18].map(statusOf))).toEqual([
    404, 503, 503, 503, 503, 503, 503, 503, 503,
  ]);
});

test("media is streamed with range requests and without the network host's other headers", async () => {
  respond("slates/3", aSlate);
  stub.set("media/clip.webm", serveClip);
  const app = await hostApp();
  const whole = await app.fetch("/slate-media/3");
  expect(Buffer.from(await whole.arrayBuffer()).equals(clip)).toBe(true);
  expect(whole.headers.get("content-type")).toBe("video/webm");
  expect(whole.headers.get("set-cookie")).toBeNull();
  expect(whole.headers.get("server")).toBeNull();
  const part = await app.fetch("/slate-media/3", { headers: { range: "bytes=10-19" } });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 10-19/1000"]);
  expect(Buffer.from(await part.arrayBuffer()).equals(clip.subarray(10, 20))).toBe(true);
  const beyond = await app.fetch("/slate-media/3", { headers: { range: "bytes=5000-" } });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */1000"]);
  const head = await app.fetch("/slate-media/3", { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, "1000"]);
});

test("only images and videos with a safe content type are passed on", async () => {
  const app = await hostApp();
  const statusFor = async (id: number, media: object, type: string, status = 200) => {
    respond(`slates/${id}`, { ...aSlate, media });
    answer(`media/${id}`, status, "<svg/>", { "content-type": type });
    return (await app.fetch(`/slate-media/${id}`)).status;
  };
  const url = (id: number) => `/media/${id}`;
  expect(await statusFor(30, { type: "image", url: url(30) }, "image/jpeg")).toBe(200);
  expect(await statusFor(31, { type: "image", url: url(31) }, "image/svg+xml")).toBe(503);
  expect(await statusFor(32, { type: "video", url: url(32) }, "text/html")).toBe(503);
  expect(await statusFor(33, { type: "video", url: url(33) }, "image/png")).toBe(503);
  expect(await statusFor(34, { type: "image", url: url(34) }, "image/png", 404)).toBe(404);
  expect(await statusFor(35, { type: "image", url: "javascript:alert(1)" }, "image/png")).toBe(404);
  expect(await statusFor(36, { type: "gopher", url: url(36) }, "image/png")).toBe(404);
});

test("media at a private address outside the network host is not fetched", async () => {
  const app = await hostApp();
  const hits = stub.canaryHits();
  respond("slates/40", { ...aSlate, media: { type: "image", url: `http://127.0.0.1:${stub.canaryPort}/x.png` } });
  expect((await app.fetch("/slate-media/40")).status).toBe(503);
  expect(stub.canaryHits()).toBe(hits);
});

test("without a network host, /slate-media returns 404", async () => {
  const app = await testApp();
  expect((await app.fetch("/slate-media/1")).status).toBe(404);
});
