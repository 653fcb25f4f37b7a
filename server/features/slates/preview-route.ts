import { authorName } from "#contract/parse/author-name.ts";
import { Id } from "#contract/values.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { directionOf, translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import { type AppContext, localeOf } from "#server/http/caller.ts";
import type { App } from "#server/http/hono-app.ts";
import { readBytes } from "#server/http/read-body.ts";
import { createRenderedImageSender } from "#server/http/rendered-images.ts";
import { NotAnImage } from "#server/platform/images/images.ts";
import { TooManyWaiting } from "#server/platform/semaphore.ts";
import { fitText } from "#server/platform/share-card/card-text.ts";
import { cardTextWidth, drawShareCard } from "#server/platform/share-card/share-card.ts";
import { Refusal, refuse } from "#server/refusal.ts";
import { loadAuthor } from "./read-author.ts";
import { loadSlate } from "./read-slate.ts";

const maxPhotoBytes = 10 * 1024 * 1024;

/** A share preview does not count as a view. */
export function addSlatePreviewRoute(app: App, deps: Deps): void {
  const sendPicture = createRenderedImageSender();
  app.get("/share-preview/slate/:file{[1-9][0-9]{0,9}\\.png}", async (c) => {
    const id = Id.safeParse(c.req.param("file").replace(".png", ""));
    if (!id.success) refuse("not_found");
    const slate = await loadSlate(deps, id.data);
    const locale = localeOf(c);
    const t = translator<"shareCard">(locale, messagesFor(locale, "shareCard"));
    const author = await nameOfAuthor(deps, slate.author.id);
    const photo = slate.media?.type === "video" ? slate.media.poster : (slate.media?.url ?? null);
    return sendPicture(c, [locale, author, slate.text, photo], async () => {
      const { lines } = await fitText(slate.text, "text", { width: cardTextWidth, maxLines: 4, sizes: [30] });
      return drawShareCard({
        communityId: null,
        label: t("card.post.label"),
        name: author ?? t("card.site.name"),
        lines,
        brandLine: t("card.brandLine"),
        logo: null,
        letters: "",
        photo: photo === null ? null : await readPhoto(app, deps, c, photo),
        isRightToLeft: directionOf(locale) === "rtl",
      });
    });
  });
}

async function nameOfAuthor(deps: Deps, authorId: number): Promise<string | null> {
  try {
    return authorName(await loadAuthor(deps, authorId));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The photo may come from another host, so the image process encodes it again. Returns null if it cannot be loaded. */
async function readPhoto(app: App, deps: Deps, c: AppContext, url: string): Promise<Uint8Array | null> {
  if (!url.startsWith("/")) return null;
  try {
    const response = await app.fetch(new Request(new URL(url, c.req.url)), { address: "share-preview" });
    if (!response.ok) return null;
    const { sizes } = await deps.images.makeSizes(await readBytes(response, maxPhotoBytes));
    return sizes.find(({ width }) => width >= 640)?.bytes ?? sizes.at(-1)?.bytes ?? null;
  } catch (error) {
    if (error instanceof TooManyWaiting) refuse("unavailable", { retryAfterSeconds: 5 });
    if (error instanceof NotAnImage || error instanceof Refusal) return null;
    throw error;
  }
}
