import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readSettings } from "#server/env.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { gifScript, html, phonePhoto, photo, pngBomb, svg } from "#server/platform/images/image-fixtures.ts";
import { s3Stub } from "#server/testing/s3-stub.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { ownsFinishedImages } from "./index.ts";
import { ask, finish, put, upload } from "./sending-fixtures.ts";

function publicFiles(app: TestApp): string[] {
  const folder = join(app.deps.settings.dataDir, "files", "public");
  return existsSync(folder) ? readdirSync(folder) : [];
}

test("publishes a phone photo upright, in several sizes, without EXIF data", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const source = await phonePhoto();
  const { status, body, id } = await upload(app, host, source);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ width: 1000, height: 1600 });
  expect(body.data.sizes.map(({ width }) => width)).toEqual([320, 640, 1000]);
  expect(body.data.url).toBe(body.data.sizes.at(-1)?.jpeg);
  for (const { webp, jpeg } of body.data.sizes) {
    for (const url of [webp, jpeg]) {
      const response = await app.fetch(url);
      expect(response.status).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.equals(source)).toBe(false);
    }
  }
  expect((await finish(app, host, id)).body.data).toEqual(body.data);
  expect(publicFiles(app)).toHaveLength(6);
});

test("refuses files that are not valid images, even on a second attempt, and publishes nothing", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const jpeg = await photo(800, 600).jpeg().toBuffer();
  const files = {
    svg,
    "renamed HTML": html,
    "GIF and script": gifScript,
    "256 megapixels": pngBomb(16_000, 16_000),
    truncated: jpeg.subarray(0, jpeg.length / 2),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const { status, body, id } = await upload(app, host, bytes);
    expect([name, status, body.code]).toEqual([name, 422, "upload_not_an_image"]);
    expect((await finish(app, host, id)).body.code).toBe("upload_not_an_image");
  }
  expect(publicFiles(app)).toEqual([]);
});

test("an upload of another person returns the same 404 as an unknown one", async () => {
  const app = await testApp();
  const owner = await aHost(app);
  const { body } = await ask(app, owner, { contentLength: 17 });
  const stranger = await aHost(app);
  const foreign = await finish(app, stranger, body.data.id);
  const unknown = await finish(app, stranger, 999_999);
  expect([foreign.status, foreign.body.code]).toEqual([404, "not_found"]);
  expect({ ...foreign.body, requestId: "" }).toEqual({ ...unknown.body, requestId: "" });
});

test("refuses with upload_missing until the file has arrived, then finishes", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const bytes = await photo(300, 200).webp().toBuffer();
  const { body } = await ask(app, host, { contentType: "image/webp", contentLength: bytes.length });
  expect((await finish(app, host, body.data.id)).body.code).toBe("upload_missing");
  await put(app, body.data, bytes);
  expect((await finish(app, host, body.data.id)).status).toBe(200);
});

test("processes a picture once when finish is called concurrently", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const bytes = await photo(300, 200).png().toBuffer();
  const { body } = await ask(app, host, { contentType: "image/png", contentLength: bytes.length });
  await put(app, body.data, bytes);
  const answers = await Promise.all(Array.from({ length: 5 }, () => finish(app, host, body.data.id)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409, 409]);
  expect(publicFiles(app)).toHaveLength(2);
});

test("refuses a second file at the URL of a finished upload", async () => {
  const app = await testApp();
  const bytes = await photo(300, 200).jpeg().toBuffer();
  const { signed } = await upload(app, await aHost(app), bytes);
  expect((await put(app, signed, bytes)).status).toBe(412);
});

test.for([
  [24, "upload_expired"],
  [48, "upload_missing"],
] as const)(
  "an upload started 25 hours ago with KEEP_UNFINISHED_UPLOADS_HOURS=%i is refused with %s",
  async ([hours, code]) => {
    const app = await testApp({ settings: { keep: { ...readSettings({}).keep, unfinishedUploadsHours: hours } } });
    const host = await aHost(app);
    const { body } = await ask(app, host, { contentLength: 17 });
    await app.deps.db
      .updateTable("uploads")
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    expect((await finish(app, host, body.data.id)).body.code).toBe(code);
  },
);

test("ownsFinishedImages is true only for the owner's own picture URLs", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const { body } = await upload(app, host, await photo(700, 400).jpeg().toBuffer());
  const { url } = body.data;
  const owns = (userId: number, urls: string[]) => ownsFinishedImages(app.deps.db, userId, urls);
  expect(await owns(host.userId, [url, url])).toBe(true);
  expect(await owns(host.userId, [])).toBe(true);
  expect(await owns(host.userId, [url, "https://evil.example/x.jpg"])).toBe(false);
  expect(await owns(host.userId, [`https://evil.example${url}`])).toBe(false);
  expect(await owns((await aHost(app)).userId, [url])).toBe(false);
});

test("publishes and refuses files in the same way with S3 storage", async () => {
  const stub = await s3Stub();
  const app = await testApp({ settings: { s3: stub.settings } });
  const host = await aHost(app);
  const source = await phonePhoto();
  const { status, body, signed } = await upload(app, host, source);
  expect(status).toBe(200);
  expect(signed.uploadUrl).toContain(stub.settings.endpoint);
  const [assetHost, key] = body.data.url.split("/public/");
  expect([assetHost, stub.objects.has(`public/${key}`)]).toEqual([stub.settings.publicUrl, true]);
  expect(decodeURIComponent(JSON.stringify([signed, body]))).not.toContain(stub.settings.secretAccessKey);
  expect(body.data.url).toContain(`${stub.settings.publicUrl}/public/`);
  const shown = Buffer.from(await (await fetch(body.data.url)).arrayBuffer());
  expect((await sharp(shown).metadata()).exif).toBeUndefined();
  expect((await put(app, signed, source)).status).toBe(412);
  const bad = await upload(app, host, html);
  expect(bad.body.code).toBe("upload_not_an_image");
  expect([...stub.objects.keys()].filter((key) => key.startsWith("public/"))).toHaveLength(6);
  const policy = (await app.fetch("/healthz")).headers.get("content-security-policy");
  expect(policy).toContain(`connect-src 'self' ${stub.settings.endpoint}`);
  expect(policy).toContain(`blob: ${new URL(stub.settings.publicUrl).origin}`);
});
