import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/hono-app.ts";
import { drawFlyer } from "#server/platform/share-card/flyer-card.ts";
import { drawShareCard } from "#server/platform/share-card/share-card.ts";
import { refuse } from "#server/refusal.ts";
import { type AppContext, localeOf } from "./caller.ts";
import { createPictureSender } from "./drawn-pictures.ts";
import { flyerCard, providerCardOf, siteCard } from "./share-preview-cards.ts";

/** Preview images of links to listings and to the site, and the flyer. */
export function mountSharePreviews(app: App, deps: Deps): void {
  const sendPicture = createPictureSender();
  app.get("/share-preview/provider/:file{[1-9][0-9]{0,9}\\.png}", async (c) => {
    const id = Number.parseInt(c.req.param("file"), 10);
    const { card, logoUrl } = await providerCardOf(deps, (path) => askApi(app, c, path), localeOf(c), id);
    return sendPicture(c, [card, logoUrl], async () =>
      drawShareCard({ ...card, logo: await readLogo(app, deps, c, logoUrl) }),
    );
  });
  app.get("/share-preview/site.png", (c) => {
    const card = siteCard(localeOf(c));
    return sendPicture(c, card, () => drawShareCard({ ...card, logo: null }));
  });
  app.get("/share-preview/how-it-works.png", (c) => {
    const card = flyerCard(localeOf(c), deps.settings.publicUrl);
    return sendPicture(c, card, () => drawFlyer(card));
  });
  app.all("/share-preview/*", () => refuse("not_found"));
}

/** Calls the API without a session: a preview must not show more than an anonymous visitor sees. */
async function askApi(app: App, c: AppContext, path: string): Promise<unknown> {
  const response = await app.fetch(new Request(new URL(`/api${path}`, c.req.url)), {
    address: "share-preview",
    requestId: c.get("requestId"),
  });
  if (response.status === 404 || response.status === 400) refuse("not_found");
  if (!response.ok) refuse("unavailable", { retryAfterSeconds: 5 });
  return response.json();
}

/** Reads logos from our own origin or the object store. Images from anywhere else are not fetched. */
async function readLogo(app: App, deps: Deps, c: AppContext, url: string): Promise<Uint8Array | null> {
  const key = /public\/[a-z0-9-]+\.(?:jpg|png|webp)$/.exec(url)?.[0];
  if (key) return deps.storage.read(key);
  if (!url.startsWith("/")) return null;
  const response = await app.fetch(new Request(new URL(url, c.req.url)), { address: "share-preview" });
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}
