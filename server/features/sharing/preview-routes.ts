import { Id } from "#contract/values.ts";
import type { Deps } from "#server/deps.ts";
import { localeOf } from "#server/http/caller.ts";
import type { App } from "#server/http/hono-app.ts";
import { createRenderedImageSender } from "#server/http/rendered-images.ts";
import { drawFlyer } from "#server/platform/share-card/flyer-card.ts";
import { drawShareCard } from "#server/platform/share-card/share-card.ts";
import { refuse } from "#server/refusal.ts";
import { eventCard } from "./event-card.ts";
import { listingCard } from "./listing-card.ts";
import { readPicture } from "./read-picture.ts";
import { flyerCard, siteCard } from "./site-cards.ts";

export function addSharePreviewRoutes(app: App, deps: Deps): void {
  const sendPicture = createRenderedImageSender();
  app.get("/share-preview/provider/:file{[1-9][0-9]{0,9}\\.png}", async (c) => {
    const id = Id.safeParse(c.req.param("file").replace(".png", ""));
    if (!id.success) refuse("not_found");
    const { card, logoUrl } = await listingCard(deps, localeOf(c), id.data);
    return sendPicture(c, [card, logoUrl], async () =>
      drawShareCard({ ...card, logo: await readPicture(app, deps, c, logoUrl) }),
    );
  });
  app.get("/share-preview/event/:file{[1-9][0-9]{0,9}\\.png}", async (c) => {
    const id = Id.safeParse(c.req.param("file").replace(".png", ""));
    if (!id.success) refuse("not_found");
    const card = await eventCard(deps, localeOf(c), id.data);
    return sendPicture(c, card, () => drawShareCard(card));
  });
  app.get("/share-preview/site.png", (c) => {
    const card = siteCard(localeOf(c), deps.settings.countries);
    return sendPicture(c, card, () => drawShareCard(card));
  });
  app.get("/share-preview/how-it-works.png", (c) => {
    const card = flyerCard(localeOf(c), deps.settings.publicUrl);
    return sendPicture(c, card, () => drawFlyer(card));
  });
  app.all("/share-preview/*", () => refuse("not_found"));
}
