import { refuse } from "#server/refusal.ts";

const usualMaxBytes = 64 * 1024;

/** Also refuses text that PostgreSQL cannot store. */
export async function readJsonBody(request: Request, maxBytes = usualMaxBytes): Promise<unknown> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) refuse("body_too_large");
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") refuse("unsupported_media_type");
  return parseJson(await readBytes(request, maxBytes));
}

/** Stops reading and refuses as soon as the body is longer than `maxBytes`. */
export async function readBytes(request: Pick<Request, "body">, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) refuse("body_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (!isStorable(value)) refuse("malformed_request");
    return value;
  } catch (cause) {
    refuse("malformed_request", { cause });
  }
}

/** PostgreSQL rejects NUL, and encoding to UTF-8 silently replaces lone surrogates. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (Array.isArray(value)) return value.every(isStorable);
  if (value && typeof value === "object") {
    return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
  }
  return true;
}
