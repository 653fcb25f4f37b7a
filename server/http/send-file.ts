import { createReadStream } from "node:fs";
import { byteRange } from "./byte-range.ts";
import type { AppContext } from "./caller.ts";
import { webStream } from "./web-stream.ts";

type SentFile = { readonly path: string; readonly size: number; readonly type: string; readonly tag: string };

export function sendFile(c: AppContext, { path, size, type, tag }: SentFile): Response {
  c.header("etag", tag);
  c.header("accept-ranges", "bytes");
  if (c.req.header("if-none-match")?.includes(tag)) return c.body(null, 304);
  const ifRange = c.req.header("if-range");
  const range = ifRange && ifRange !== tag ? null : byteRange(c.req.header("range"), size);
  if (range === "unsatisfiable") {
    c.header("content-range", `bytes */${size}`);
    return c.body(null, 416);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  c.header("content-type", type);
  c.header("content-length", String(end - start + 1));
  if (range) c.header("content-range", `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (c.req.method === "HEAD") return c.body(null, status);
  return c.body(webStream(createReadStream(path, { start, end })), status);
}
