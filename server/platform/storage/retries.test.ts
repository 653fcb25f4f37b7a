import { expect, test } from "vitest";
import { readSettings } from "#server/env.ts";
import { s3Stub } from "#server/testing/s3-stub.ts";
import { createRetrier } from "./retries.ts";
import { s3Storage } from "./s3-storage.ts";

async function store() {
  const stub = await s3Stub();
  const waits: number[] = [];
  const retrier = createRetrier(
    async (ms) => void waits.push(ms),
    () => 1,
  );
  return { stub, waits, storage: s3Storage(stub.settings, retrier) };
}

const key = "public/a-320.jpg";

test("makes three attempts and doubles the wait", async () => {
  const { stub, waits, storage } = await store();
  stub.failNext(500, 500);
  await storage.write(key, Buffer.from("x"));
  expect(stub.objects.has("public/a-320.jpg")).toBe(true);
  expect(waits).toEqual([200, 400]);
});

test("gives up after the third attempt", async () => {
  const { stub, storage } = await store();
  stub.failNext(500, 502, 500, 500);
  await expect(storage.write(key, Buffer.from("x"))).rejects.toThrow("500");
  expect(stub.requests).toHaveLength(3);
});

test("starts with a longer wait after 503 and 429", async () => {
  const { stub, waits, storage } = await store();
  stub.failNext(503, 429);
  await storage.write(key, Buffer.from("x"));
  expect(waits).toEqual([1000, 2000]);
});

test("retries after a broken connection", async () => {
  const { stub, storage } = await store();
  stub.failNext(0);
  await storage.write(key, Buffer.from("x"));
  expect(stub.requests).toHaveLength(2);
});

test("does not retry a refused request (403)", async () => {
  const { stub, storage } = await store();
  stub.failNext(403);
  await expect(storage.read(key)).rejects.toThrow("403");
  expect(stub.requests).toHaveLength(1);
});

test("stops retrying when the retry budget of 500 is used up, and waits at most 20 s", async () => {
  const waits: number[] = [];
  const withRetries = createRetrier(
    async (ms) => void waits.push(ms),
    () => 1_000,
  );
  const failing = () => withRetries(async () => ({ outcome: "transient", error: new Error("down") }));
  let attempts = 0;
  for (let n = 0; n < 60; n++) {
    await failing().catch(() => undefined);
    attempts = waits.length;
  }
  // Each retry costs 5 of the 500 in the quota.
  expect(attempts).toBe(100);
  expect(Math.max(...waits)).toBe(20_000);
});

test("signPut adds no checksum to the signed URL", async () => {
  const { storage } = await store();
  const { url, headers } = await storage.signPut({
    key: "quarantine/a.jpg",
    contentType: "image/jpeg",
    contentLength: 1,
    expiresSeconds: 3600,
  });
  expect(url).not.toMatch(/checksum/i);
  expect(new URL(url).searchParams.get("X-Amz-SignedHeaders")).toBe("content-length;content-type;host;if-none-match");
  expect(new URL(url).searchParams.get("X-Amz-Expires")).toBe("3600");
  expect(new URL(url).searchParams.get("X-Amz-Credential")).toContain("/auto/s3/aws4_request");
  expect(headers).toEqual({ "content-type": "image/jpeg", "if-none-match": "*" });
});

test("uses the region auto unless S3_REGION is set", () => {
  const given = {
    S3_ENDPOINT: "https://s3.example",
    S3_BUCKET: "b",
    S3_ACCESS_KEY_ID: "k",
    S3_SECRET_ACCESS_KEY: "s",
    S3_PUBLIC_URL: "https://files.example",
  };
  expect(readSettings(given).s3?.region).toBe("auto");
  expect(readSettings({ ...given, S3_REGION: "eu-1" }).s3?.region).toBe("eu-1");
});
