import { expect, test } from "vitest";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { limitFigures } from "#server/platform/limit-defaults.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { testApp } from "#server/testing/test-app.ts";
import { ask, put } from "./sending-fixtures.ts";

const bytes = Buffer.from("not yet a picture");

test("signs one PUT for a key chosen by the server, valid for an hour", async () => {
  const app = await testApp();
  const { status, body } = await ask(app, await aHost(app), { contentLength: 17, fileName: "../../x.html" });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ method: "PUT", expiresIn: 3600 });
  expect(body.data.headers).toEqual({ "content-type": "image/jpeg", "if-none-match": "*" });
  expect(new URL(body.data.uploadUrl).pathname).toMatch(/^\/uploads\/put\/quarantine\/[0-9a-f]{32}\.jpg$/);
});

test("refuses to sign without a session", async () => {
  const app = await testApp();
  expect((await ask(app, { headers: {} }, { contentLength: 17 })).body.code).toBe("not_signed_in");
});

test("refuses to sign without a provider account or with a suspended one", async () => {
  const app = await testApp();
  const refused = await ask(app, await signIn(app), { contentLength: 17 });
  expect([refused.status, refused.body.code]).toEqual([403, "provider_account_required"]);
  const host = await aHost(app);
  await app.deps.db.updateTable("hosts").set({ suspended_at: new Date() }).execute();
  expect((await ask(app, host, { contentLength: 17 })).body.code).toBe("account_suspended");
});

test("signs JPEG, PNG and WebP and refuses every other type", async () => {
  const app = await testApp();
  const host = await aHost(app);
  for (const contentType of ["image/jpeg", "image/png", "image/webp"]) {
    expect((await ask(app, host, { contentLength: 17, contentType })).status).toBe(201);
  }
  for (const contentType of ["image/svg+xml", "image/gif", "text/html", "image/jpeg; x=y", "IMAGE/JPEG", "toString"]) {
    const { status, body } = await ask(app, host, { contentLength: 17, contentType });
    expect([contentType, status, body.code]).toEqual([contentType, 415, "upload_wrong_type"]);
  }
});

test("accepts 10 MB and refuses larger, zero, negative and fractional lengths", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const max = 10 * 1024 * 1024;
  expect((await ask(app, host, { contentLength: max })).status).toBe(201);
  expect((await ask(app, host, { contentLength: max + 1 })).status).toBe(413);
  expect((await ask(app, host, { contentLength: 12_000_000 })).body.code).toBe("upload_too_large");
  for (const contentLength of [0, -1, 1.5]) expect((await ask(app, host, { contentLength })).status).toBe(400);
});

test("signs at most 30 uploads per hour and person", async () => {
  const app = await testApp({ settings: { rateLimits: true, limits: limitFigures } });
  const host = await aHost(app);
  for (let n = 0; n < 30; n++) expect((await ask(app, host, { contentLength: 17 })).status).toBe(201);
  const refused = await ask(app, host, { contentLength: 17 });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(app, await aHost(app), { contentLength: 17 })).status).toBe(201);
});

test("accepts the signed file once and refuses any change to the signed request", async () => {
  const app = await testApp();
  const { body } = await ask(app, await aHost(app), { contentLength: bytes.length });
  const signed = body.data;
  const tries = {
    "another type": put(app, signed, bytes, { headers: { "content-type": "text/html" } }),
    "one byte more than signed": put(app, signed, Buffer.concat([bytes, Buffer.from("!")])),
    "a body longer than content-length": put(app, signed, Buffer.concat([bytes, Buffer.from("!")]), {
      headers: { "content-length": String(bytes.length) },
    }),
    "a body shorter than content-length": put(app, signed, bytes.subarray(1), {
      headers: { "content-length": String(bytes.length) },
    }),
    "another key": put(app, signed, bytes, { url: signed.uploadUrl.replace(/put\/quarantine\/./, "put/quarantine/z") }),
    "a key in public/": put(app, signed, bytes, { url: signed.uploadUrl.replace("quarantine", "public") }),
    "a key with path traversal": put(app, signed, bytes, {
      url: signed.uploadUrl.replace("quarantine/", "quarantine/..%2f"),
    }),
    "a later expiry": put(app, signed, bytes, { url: signed.uploadUrl.replace(/expires=\d+/, "expires=9999999999") }),
    "a larger length": put(app, signed, bytes, { url: signed.uploadUrl.replace(/length=\d+/, "length=99999") }),
    "no signature": put(app, signed, bytes, { url: signed.uploadUrl.replace(/signature=.*/, "") }),
    "an origin of another site": put(app, signed, bytes, { headers: { origin: "https://evil.example" } }),
  };
  for (const [name, response] of Object.entries(tries)) expect([name, (await response).status]).toEqual([name, 403]);
  expect((await put(app, signed, bytes)).status).toBe(200);
  expect((await put(app, signed, bytes)).status).toBe(412);
});

test("refuses the file one hour after signing", async () => {
  const app = await testApp();
  const { body } = await ask(app, await aHost(app), { contentLength: bytes.length });
  const signedAt = Date.now();
  app.setNow(new Date(signedAt + 3_601_000));
  const response = await put(app, body.data, bytes);
  expect([response.status, (await response.json()).code]).toEqual([403, "upload_not_allowed"]);
  app.setNow(new Date(signedAt + 3_590_000));
  expect((await put(app, body.data, bytes)).status).toBe(200);
});

test("allows uploads from another origin of this app and refuses foreign origins", async () => {
  const app = await testApp();
  const { body } = await ask(app, await aHost(app), { contentLength: bytes.length });
  const { pathname, search } = new URL(body.data.uploadUrl);
  const preflight = (origin: string) => app.fetch(pathname + search, { method: "OPTIONS", headers: { origin } });
  const own = await preflight("http://localhost:3000");
  expect(own.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
  expect((await preflight("https://evil.example")).status).toBe(403);
});
