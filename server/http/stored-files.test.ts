import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { byteRange } from "./byte-range.ts";

const bytes = Buffer.from("0123456789");
const path = "/files/public/abc-320.jpg";

async function appWithFile() {
  const app = await testApp();
  await app.deps.storage.write("public/abc-320.jpg", bytes);
  await app.deps.storage.write("quarantine/abc.jpg", bytes);
  return app;
}

test("serves a public file as immutable with our own content type", async () => {
  const app = await appWithFile();
  const response = await app.fetch(path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": "10",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
  });
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await response.text()).toBe("0123456789");
});

test("answers range requests, If-None-Match, If-Range and HEAD", async () => {
  const app = await appWithFile();
  const part = await app.fetch(path, { headers: { range: "bytes=2-4" } });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 2-4/10", "234"]);
  const beyond = await app.fetch(path, { headers: { range: "bytes=10-" } });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  const tag = part.headers.get("etag") as string;
  expect((await app.fetch(path, { headers: { "if-none-match": tag } })).status).toBe(304);
  const other = await app.fetch(path, { headers: { range: "bytes=2-4", "if-range": '"other"' } });
  expect(other.status).toBe(200);
  const head = await app.fetch(path, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);
});

test("returns 404 outside of the public folder and for path traversal", async () => {
  const app = await appWithFile();
  for (const address of [
    "/files/quarantine/abc.jpg",
    "/files/public/../quarantine/abc.jpg",
    "/files/public/..%2fquarantine%2fabc.jpg",
    "/files/public/%2e%2e/quarantine/abc.jpg",
    "/files/public/abc-320.jpg%00.html",
    "/files/public/nothing.jpg",
    "/files/public/",
    "/files/",
    "/files/public/abc-320.html",
  ]) {
    expect([address, (await app.fetch(address)).status]).toEqual([address, 404]);
  }
});

test("refuses other methods with 405", async () => {
  const app = await appWithFile();
  for (const method of ["POST", "PUT", "DELETE"]) expect((await app.fetch(path, { method })).status).toBe(405);
});

test.for([
  [undefined, null],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=5-", { start: 5, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-30", { start: 0, end: 9 }],
  ["bytes=3-99", { start: 3, end: 9 }],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=10-12", "unsatisfiable"],
  ["bytes=5-2", null],
  ["bytes=0-1,4-5", null],
  ["bytes=-", null],
  ["lines=0-1", null],
] as const)("byteRange parses %j", ([header, expected]) => {
  expect(byteRange(header, 10)).toEqual(expected);
});
