import type { Deps } from "#server/deps.ts";
import type { AppContext } from "#server/http/caller.ts";
import type { App } from "#server/http/hono-app.ts";

/** Pictures come from our own origin or the object store. Those from anywhere else are not fetched. */
export async function readPicture(app: App, deps: Deps, c: AppContext, url: string): Promise<Uint8Array | null> {
  const key = /public\/[a-z0-9-]+\.(?:jpg|png|webp)$/.exec(url)?.[0];
  if (key) return deps.storage.read(key);
  if (!url.startsWith("/")) return null;
  const response = await app.fetch(new Request(new URL(url, c.req.url)), { address: "share-preview" });
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}
