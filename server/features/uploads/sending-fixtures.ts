import { finishUpload, startUpload } from "#contract/uploads.ts";
import type { TestApp } from "#server/testing/test-app.ts";

type Host = { readonly headers: Record<string, string> };
type Ask = { purpose?: "logo" | "portfolio" | "event"; contentType?: string; contentLength: number; fileName?: string };

export function ask(app: TestApp, host: Host, wish: Ask) {
  const body = { purpose: "logo" as const, contentType: "image/jpeg", fileName: "photo.jpg", ...wish };
  return app.call(startUpload, { body }, { headers: host.headers });
}

export function finish(app: TestApp, host: Host, id: number) {
  return app.call(finishUpload, { params: { id: String(id) } }, { headers: host.headers });
}

/** Sends the file as a browser does, unless `over` overrides something. */
export async function put(
  app: TestApp,
  signed: { uploadUrl: string; headers: Record<string, string> },
  bytes: Uint8Array,
  over: { url?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const url = over.url ?? signed.uploadUrl;
  const headers = { ...signed.headers, "content-length": String(bytes.length), ...over.headers };
  if (app.deps.settings.s3)
    return fetch(url, { method: "PUT", headers: { ...signed.headers, ...over.headers }, body: bytes as BodyInit });
  const { pathname, search } = new URL(url);
  return app.fetch(pathname + search, { method: "PUT", headers, body: bytes as BodyInit });
}

export async function upload(app: TestApp, host: Host, bytes: Uint8Array, contentType = "image/jpeg") {
  const { body } = await ask(app, host, { contentType, contentLength: bytes.length });
  await put(app, body.data, bytes);
  const answer = await finish(app, host, body.data.id);
  return { ...answer, id: body.data.id, signed: body.data };
}
