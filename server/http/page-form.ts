import { refuse } from "#server/refusal.ts";
import { readBytes } from "./read-body.ts";

/** The longest message, percent-encoded, fits several times. Pictures never come this way. */
const mostBytes = 512 * 1024;
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The same request with its form in memory. One without end, or that is no form, is refused before a page reads it. */
export async function withReadForm(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  if (Number(headers.get("content-length") ?? 0) > mostBytes) refuse("body_too_large");
  const type = headers.get("content-type") ?? "";
  if (!formTypes.includes(type.split(";")[0]?.trim().toLowerCase() ?? "")) refuse("unsupported_media_type");
  const body = await readBytes(request, mostBytes);
  await new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch((cause: unknown) => refuse("malformed_request", { cause }));
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal });
}
