import type { IncomingMessage } from "node:http";
import { putPath } from "#server/platform/storage/disk-storage.ts";

const usualMs = 10_000;
const uploadMs = 180_000;

/** Node knows one time for all requests; ours must be longer than the longest of these. */
export const longestRequestMs = uploadMs + 10_000;

/** A body that trickles in holds a socket for ten seconds; only a picture on a slow network may take minutes. */
export function limitBodyTime(request: IncomingMessage, times = { usualMs, uploadMs }): void {
  const isUpload = request.method === "PUT" && request.url?.startsWith(putPath);
  const timer = setTimeout(
    () => {
      if (!request.complete) request.socket.destroy();
    },
    isUpload ? times.uploadMs : times.usualMs,
  );
  timer.unref();
  request.once("end", () => clearTimeout(timer));
  request.once("close", () => clearTimeout(timer));
}
