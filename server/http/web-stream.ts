import { Readable } from "node:stream";

export function webStream(stream: Readable): ReadableStream {
  // Node's types and the browser's describe the same class, but TypeScript does not know that.
  return Readable.toWeb(stream) as ReadableStream;
}
