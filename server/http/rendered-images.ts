import { createHash } from "node:crypto";
import type { AppContext } from "./caller.ts";

const maxKept = 60;

type SendRenderedImage = (c: AppContext, content: unknown, draw: () => Promise<Buffer>) => Promise<Response>;

export function createRenderedImageSender(): SendRenderedImage {
  const kept = new Map<string, Promise<Buffer>>();
  const drawOnce = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const drawn = kept.get(key) ?? draw();
    kept.delete(key);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    const oldest = kept.keys().next().value;
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
  return async (c, content, draw) => {
    const key = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
    c.header("etag", `"${key}"`);
    c.header("cache-control", "public, max-age=900");
    if (c.req.header("if-none-match")?.includes(key)) return c.body(null, 304);
    const drawn = await drawOnce(key, draw);
    c.header("content-type", "image/png");
    c.header("content-length", String(drawn.byteLength));
    return c.body(new Uint8Array(drawn));
  };
}
