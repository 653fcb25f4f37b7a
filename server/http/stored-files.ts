import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { App } from "#server/app.ts";
import type { Deps } from "#server/deps.ts";
import { writeDurably } from "#server/platform/durable-write.ts";
import { diskFile, filesPath, putPath } from "#server/platform/storage/disk-storage.ts";
import { type PutTicket, readTicket } from "#server/platform/storage/put-ticket.ts";
import { isPublicKey, typeOfKey } from "#server/platform/storage/storage-key.ts";
import { refuse } from "#server/refusal.ts";
import { byteRange } from "./byte-range.ts";
import type { AppContext } from "./caller.ts";

/** The disk store's two doors: signed uploads in, public files out. With an object store neither is there. */
export function mountStoredFiles(app: App, deps: Deps): void {
  if (deps.settings.s3) return;
  app.put(`${putPath}*`, (c) => takeUpload(deps, c));
  app.options(`${putPath}*`, (c) => {
    allowOwnOrigins(deps, c);
    return c.body(null, 204);
  });
  app.get(`${filesPath}*`, (c) => serveFile(deps, c));
  app.all(`${filesPath}*`, () => refuse("method_not_allowed"));
  app.all(`${putPath}*`, () => refuse("method_not_allowed"));
}

async function takeUpload(deps: Deps, c: AppContext): Promise<Response> {
  allowOwnOrigins(deps, c);
  const url = new URL(c.req.url);
  const ticket = readTicket(url.pathname.slice(putPath.length), url.searchParams, deps.secret);
  if (!ticket || !fitsTicket(ticket, c, deps.clock.now())) refuse("upload_not_allowed");
  const isNew = await store(diskFile(deps.settings, ticket.key), exactly(c.req.raw.body ?? [], ticket.contentLength));
  if (!isNew) refuse("upload_already_sent");
  c.header("cache-control", "no-store");
  return c.body(null, 200);
}

function fitsTicket(ticket: PutTicket, c: AppContext, now: Date): boolean {
  return (
    now.getTime() / 1000 < ticket.expiresAt &&
    c.req.header("content-type") === ticket.contentType &&
    c.req.header("content-length") === String(ticket.contentLength) &&
    c.req.header("if-none-match") === "*"
  );
}

/** The loopback host has several names; a page under one may upload to another. No one else gets an answer. */
function allowOwnOrigins(deps: Deps, c: AppContext): void {
  const origin = c.req.header("origin");
  if (origin === undefined) return;
  if (!deps.settings.ownOrigins.includes(origin)) refuse("foreign_origin");
  c.header("access-control-allow-origin", origin);
  c.header("access-control-allow-methods", "PUT");
  c.header("access-control-allow-headers", "content-type, if-none-match");
  c.header("vary", "Origin");
}

const isFull = new Set(["ENOSPC", "EDQUOT"]);

async function store(file: string, bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  try {
    return await writeDurably(file, bytes, { isNew: true });
  } catch (cause) {
    if (isFull.has((cause as NodeJS.ErrnoException).code ?? ""))
      refuse("unavailable", { cause, retryAfterSeconds: 60 });
    throw cause;
  }
}

async function* exactly(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, length: number) {
  let received = 0;
  for await (const chunk of body) {
    received += chunk.byteLength;
    if (received > length) refuse("upload_not_allowed");
    yield chunk;
  }
  if (received !== length) refuse("upload_not_allowed");
}

async function serveFile(deps: Deps, c: AppContext): Promise<Response> {
  const key = new URL(c.req.url).pathname.slice(filesPath.length);
  if (!isPublicKey(key)) refuse("not_found");
  const file = diskFile(deps.settings, key);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) refuse("not_found");
  // A key never gets another content, so its name is its version.
  const tag = `"${key.slice("public/".length)}"`;
  c.header("etag", tag);
  c.header("cache-control", "public, max-age=31536000, immutable");
  c.header("accept-ranges", "bytes");
  c.header("access-control-allow-origin", "*");
  if (c.req.header("if-none-match")?.includes(tag)) return c.body(null, 304);
  const ifRange = c.req.header("if-range");
  const range = ifRange && ifRange !== tag ? null : byteRange(c.req.header("range"), found.size);
  if (range === "unsatisfiable") {
    c.header("content-range", `bytes */${found.size}`);
    return c.body(null, 416);
  }
  const { start, end } = range ?? { start: 0, end: found.size - 1 };
  c.header("content-type", typeOfKey(key));
  c.header("content-length", String(end - start + 1));
  if (range) c.header("content-range", `bytes ${start}-${end}/${found.size}`);
  const status = range ? 206 : 200;
  if (c.req.method === "HEAD") return c.body(null, status);
  return c.body(Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream, status);
}
