import { describe, expect, test } from "vitest";
import { inBucket, onDisk, type Store } from "./storage-fixtures.ts";
import { BadStorageKey } from "./storage-key.ts";

const bytes = Buffer.from("thirty bytes of a small picture");
const request = {
  key: "quarantine/0a1b2c.jpg",
  contentType: "image/jpeg",
  contentLength: bytes.length,
  expiresSeconds: 3600,
};

const strangeKeys = [
  "../secret.jpg",
  "public/../x.jpg",
  "public/a/b.jpg",
  "/etc/passwd",
  "public/a.svg",
  "public/a.html",
  "public/.jpg",
  "public/A.jpg",
  "public/a.jpg\0",
  "x/a.jpg",
  "public/a.json",
  "records/a.jpg",
  "records/../a.json",
  "",
];

async function send(store: Store, over: { url?: string; body?: Buffer; headers?: Record<string, string> } = {}) {
  const signed = await store.storage.signPut(request);
  const response = await fetch(over.url ?? store.reach(signed.url), {
    method: "PUT",
    headers: { ...signed.headers, ...over.headers },
    body: (over.body ?? bytes) as BodyInit,
  });
  await response.body?.cancel();
  return response.status;
}

describe.for([
  ["the disk", onDisk],
  ["an object store", inBucket],
] as const)("storage on %s", ([, open]) => {
  test("accepts exactly the signed file, and only once", async () => {
    const store = await open();
    expect(await send(store)).toBe(200);
    expect(await store.storage.head(request.key)).toEqual({ contentType: "image/jpeg", contentLength: bytes.length });
    expect(Buffer.from((await store.storage.read(request.key)) as Uint8Array)).toEqual(bytes);
    expect(await send(store, { body: Buffer.from("another thirty bytes of picture") })).toBe(412);
    expect(Buffer.from((await store.storage.read(request.key)) as Uint8Array)).toEqual(bytes);
  });

  test("refuses a different type, length, key, expiry or signature, and a missing signature", async () => {
    const store = await open();
    const { url } = await store.storage.signPut(request);
    const real = store.reach(url);
    expect(await send(store, { headers: { "content-type": "text/html" } })).toBe(403);
    expect(await send(store, { headers: { "content-type": "image/png" } })).toBe(403);
    expect(await send(store, { body: Buffer.concat([bytes, Buffer.from("!")]) })).toBe(403);
    expect(await send(store, { body: bytes.subarray(1) })).toBe(403);
    expect(await send(store, { headers: { "if-none-match": '"x"' } })).toBe(403);
    expect(await send(store, { url: real.replace("0a1b2c.jpg", "0a1b2d.jpg") })).toBe(403);
    expect(await send(store, { url: real.replace("quarantine/", "public/") })).toBe(403);
    expect(await send(store, { url: real.split("?")[0] as string })).toBe(403);
    expect(
      await send(store, { url: real.replace(/(ignature=)(.)/, (_, name, mark) => name + (mark === "a" ? "b" : "a")) }),
    ).toBe(403);
    expect(await send(store, { url: real.replace(/(xpires=)(\d+)/i, "$199999999999") })).toBe(403);
    store.setNow(new Date(Date.now() + 3_601_000));
    expect(await send(store, { url: real })).toBe(403);
    store.setNow(new Date());
    expect(await store.storage.head(request.key)).toBeNull();
  });

  test("accepts only one of ten concurrent uploads to a key", async () => {
    const store = await open();
    const statuses = await Promise.all(Array.from({ length: 10 }, () => send(store)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(9);
  });

  test("writes, replaces, reads and deletes files", async () => {
    const { storage } = await open();
    expect(await storage.head("public/a-320.webp")).toBeNull();
    expect(await storage.read("public/a-320.webp")).toBeNull();
    await storage.write("public/a-320.webp", bytes);
    await storage.write("public/a-320.webp", Buffer.from("newer"));
    expect(await storage.head("public/a-320.webp")).toEqual({ contentType: "image/webp", contentLength: 5 });
    await storage.delete("public/a-320.webp");
    await storage.delete("public/a-320.webp");
    expect(await storage.head("public/a-320.webp")).toBeNull();
  });

  test("serves files in public/ and no files in quarantine/", async () => {
    const store = await open();
    await store.storage.write("public/b-640.jpg", bytes);
    await store.storage.write("quarantine/b.jpg", bytes);
    const response = await fetch(store.reach(store.storage.publicUrl("public/b-640.jpg")));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    const hidden = store
      .reach(store.storage.publicUrl("public/b-640.jpg"))
      .replace("public/b-640.jpg", "quarantine/b.jpg");
    expect([403, 404]).toContain((await fetch(hidden)).status);
  });

  test("refuses a key with an invalid format", async () => {
    const { storage } = await open();
    for (const key of strangeKeys) {
      await expect(Promise.resolve().then(() => storage.write(key, bytes))).rejects.toThrow(BadStorageKey);
      await expect(Promise.resolve().then(() => storage.read(key))).rejects.toThrow(BadStorageKey);
      await expect(Promise.resolve().then(() => storage.signPut({ ...request, key }))).rejects.toThrow(BadStorageKey);
    }
  });
});
