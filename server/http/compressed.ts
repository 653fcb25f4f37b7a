import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createGzip } from "node:zlib";

const worthIt = /^text\/|json|javascript|xml|svg/;

/** Gzips a page and flushes after every chunk, so that streaming still works. */
export function compressed(request: Request, response: Response): Response {
  const type = response.headers.get("content-type") ?? "";
  const accepts = request.headers.get("accept-encoding") ?? "";
  if (!response.body || response.headers.has("content-encoding") || !worthIt.test(type) || !/\bgzip\b/.test(accepts)) {
    return response;
  }
  const gzip = createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(response.body as NodeReadableStream);
  source.on("error", (error) => gzip.destroy(error));
  const headers = new Headers(response.headers);
  headers.set("content-encoding", "gzip");
  headers.append("vary", "accept-encoding");
  headers.delete("content-length");
  return new Response(Readable.toWeb(source.pipe(gzip)) as ReadableStream, { status: response.status, headers });
}
