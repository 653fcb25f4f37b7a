import { refuse } from "#server/refusal.ts";
import { readBytes } from "./read-body.ts";

/** This is several times the longest message, percent-encoded. Images are never sent in forms. */
const maxBytes = 512 * 1024;
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

export async function withReadForm(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  if (Number(headers.get("content-length") ?? 0) > maxBytes) refuse("body_too_large");
  const type = headers.get("content-type") ?? "";
  if (!formTypes.includes(type.split(";")[0]?.trim().toLowerCase() ?? "")) refuse("unsupported_media_type");
  const body = await readBytes(request, maxBytes);
  await new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch((cause: unknown) => refuse("malformed_request", { cause }));
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal });
}
