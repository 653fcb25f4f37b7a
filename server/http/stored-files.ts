import { stat } from "node:fs/promises";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/hono-app.ts";
import { writeDurably } from "#server/platform/durable-write.ts";
import { diskFile, filesPath, putPath } from "#server/platform/storage/disk-storage.ts";
import { isPublicKey, typeOfKey } from "#server/platform/storage/storage-key.ts";
import { type PutTicket, readTicket } from "#server/platform/storage/upload-token.ts";
import { refuse } from "#server/refusal.ts";
import type { AppContext } from "./caller.ts";
import { refuseMethod } from "./refuse-method.ts";
import { sendFile } from "./send-file.ts";

/** Only the disk store needs these routes. An object store serves its own files. */
export function mountStoredFiles(app: App, deps: Deps): void {
  if (deps.settings.s3) return;
  app.put(`${putPath}*`, (c) => takeUpload(deps, c));
  app.options(`${putPath}*`, (c) => {
    allowOwnOrigins(deps, c);
    return c.body(null, 204);
  });
  app.get(`${filesPath}*`, (c) => serveFile(deps, c));
  app.all(`${filesPath}*`, (c) => refuseMethod(c, ["GET"]));
  app.all(`${putPath}*`, (c) => refuseMethod(c, ["PUT", "OPTIONS"]));
}

async function takeUpload(deps: Deps, c: AppContext): Promise<Response> {
  allowOwnOrigins(deps, c);
  const url = new URL(c.req.url);
  const ticket = readTicket(url.pathname.slice(putPath.length), url.searchParams, deps.secret);
  if (!ticket || !fitsTicket(ticket, c, deps.clock.now())) refuse("upload_not_allowed");
  const body = c.req.raw.body ?? new Blob().stream();
  try {
    const bytes = exactly(body, ticket.contentLength);
    const isNew = await writeDurably(diskFile(deps.settings, ticket.key), bytes, { isNew: true });
    if (!isNew) refuse("upload_already_sent");
  } catch (error) {
    // A client reads the response only after it has sent the whole body, so the rest of the body is read first.
    await readToEnd(body);
    throw error;
  }
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

/** A loopback address has several origins, and a page on one may upload to another. Other origins are refused. */
function allowOwnOrigins(deps: Deps, c: AppContext): void {
  const origin = c.req.header("origin");
  if (origin === undefined) return;
  if (!deps.settings.ownOrigins.includes(origin)) refuse("foreign_origin");
  c.header("access-control-allow-origin", origin);
  c.header("access-control-allow-methods", "PUT");
  c.header("access-control-allow-headers", "content-type, if-none-match");
  c.header("vary", "Origin");
}

async function* exactly(body: ReadableStream<Uint8Array>, length: number) {
  let received = 0;
  for await (const chunk of body.values({ preventCancel: true })) {
    received += chunk.byteLength;
    if (received > length) refuse("upload_not_allowed");
    yield chunk;
  }
  if (received !== length) refuse("upload_not_allowed");
}

async function readToEnd(body: ReadableStream<Uint8Array>): Promise<void> {
  await body.pipeTo(new WritableStream()).catch(() => undefined);
}

async function serveFile(deps: Deps, c: AppContext): Promise<Response> {
  const key = new URL(c.req.url).pathname.slice(filesPath.length);
  if (!isPublicKey(key)) refuse("not_found");
  const file = diskFile(deps.settings, key);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) refuse("not_found");
  c.header("cache-control", "public, max-age=31536000, immutable");
  c.header("access-control-allow-origin", "*");
  // The content of a key never changes, so the key can be the ETag.
  const tag = `"${key.slice("public/".length)}"`;
  return sendFile(c, { path: file, size: found.size, type: typeOfKey(key), tag });
}
