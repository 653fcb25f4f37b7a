import type { IncomingMessage } from "node:http";
import { putPath } from "#server/platform/storage/disk-storage.ts";

const usualMs = 10_000;
const uploadMs = 180_000;

/** Node's `requestTimeout` is the same for all requests, so it must be longer than the longest limit here. */
export const longestRequestMs = uploadMs + 10_000;

/** Connections with a slow request body are closed after ten seconds. Uploads may take minutes on a slow network. */
export function limitBodyTime(request: IncomingMessage, times = { usualMs, uploadMs }): void {
  // Without these headers there is no body, and a timer for each request would cost a twentieth of a kept page.
  if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined) return;
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
