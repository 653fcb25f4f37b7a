import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { promisify } from "node:util";
import { constants, createGzip, gzip } from "node:zlib";
import { webStream } from "./web-stream.ts";

const worthIt = /^text\/|json|javascript|xml|svg/;

/** If `html` is null, the response may be a stream, so it is flushed after every chunk. */
export async function compressed(request: Request, response: Response, html: string | null): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  const accepts = request.headers.get("accept-encoding") ?? "";
  if (!response.body || response.headers.has("content-encoding") || !worthIt.test(type) || !/\bgzip\b/.test(accepts)) {
    return response;
  }
  const headers = new Headers(response.headers);
  headers.set("content-encoding", "gzip");
  headers.append("vary", "accept-encoding");
  headers.delete("content-length");
  const body = html === null ? compressedStream(response.body) : await promisify(gzip)(html, { level });
  return new Response(body, { status: response.status, headers });
}

const level = 6;

function compressedStream(body: ReadableStream): ReadableStream {
  const stream = createGzip({ level, flush: constants.Z_SYNC_FLUSH });
  // As in `webStream`: Node and the browser name the same class differently.
  const source = Readable.fromWeb(body as NodeReadableStream);
  source.on("error", (error) => stream.destroy(error));
  return webStream(source.pipe(stream));
}
