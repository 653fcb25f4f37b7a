import { createHash } from "node:crypto";
import { join } from "node:path";
import { product } from "#contract/product.ts";
import { Id } from "#contract/values.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { directionOf, languageOf, translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import { anyoneOrMember } from "#server/features/hosts/index.ts";
import { type AppContext, callerOf, localeOf } from "#server/http/caller.ts";
import type { App } from "#server/http/hono-app.ts";
import { TooManyWaiting } from "#server/platform/semaphore.ts";
import { startsRightToLeft } from "#server/platform/share-card/card-text.ts";
import type { KitArt } from "#server/platform/share-kit/kit-art.ts";
import { drawKitFile, type KitFile, kitFiles } from "#server/platform/share-kit/share-kit.ts";
import { refuse } from "#server/refusal.ts";
import { eventKit } from "./event-kit.ts";
import type { KitSubject } from "./kit-subject.ts";
import { listingKit } from "./listing-kit.ts";
import { readPicture } from "./read-picture.ts";

type KitTexts = Omit<KitArt, "logo" | "photo">;

/** Drawing takes much memory, so only members of the host may ask for it. */
export function addShareKitRoutes(app: App, deps: Deps): void {
  app.get("/share-kit/:kind{event|listing}/:id/:file", async (c) => {
    const id = Id.safeParse(c.req.param("id"));
    const file = kitFiles.find((one) => one === c.req.param("file"));
    if (!id.success || !file) refuse("not_found");
    const locale = localeOf(c);
    const subject = await (c.req.param("kind") === "event" ? eventKit : listingKit)(deps, locale, id.data);
    const viewer = await anyoneOrMember.open(deps, callerOf(c, deps.settings), { params: {}, query: {}, body: null });
    if (!viewer.memberships.some(({ hostId }) => hostId === subject.hostId)) refuse("not_found");
    const texts = textsOf(subject, locale, c.req.query("price") !== "off");
    const photoUrl = c.req.query("photo") === "off" ? null : subject.photoUrl;
    const tag = tagOf([file, texts, photoUrl, subject.logoUrl]);
    c.header("etag", tag);
    c.header("cache-control", "private, max-age=300");
    if (c.req.header("if-none-match")?.includes(tag)) return c.body(null, 304);
    const read = (url: string | null) => (url === null ? null : readPicture(app, deps, c, url));
    const art = { ...texts, logo: await read(subject.logoUrl), photo: await read(photoUrl) };
    return sendFile(c, file, id.data, await drawn(deps, file, art, locale));
  });
  app.all("/share-kit/:kind/*", () => refuse("not_found"));
}

function textsOf(subject: KitSubject, locale: Locale, withPrice: boolean): KitTexts {
  const t = translator<"shareCard">(locale, messagesFor(locale, "shareCard"));
  const price = withPrice && subject.price !== null ? [subject.price] : [];
  const { facts, posterFacts, ...shown } = subject;
  return {
    ...shown,
    lines: [...facts, ...price],
    posterLines: [...posterFacts, ...price],
    orGoTo: t("kit.orGoTo"),
    noAccount: t("kit.noAccount"),
    isRightToLeft: directionOf(locale) === "rtl" || startsRightToLeft(subject.title),
  };
}

function tagOf(content: unknown): string {
  return `"${createHash("sha256").update(JSON.stringify(content)).digest("base64url")}"`;
}

async function drawn({ settings }: Deps, file: KitFile, art: KitArt, locale: Locale): Promise<Buffer> {
  try {
    return await drawKitFile({ file, art, language: languageOf(locale) }, join(settings.dataDir, "compile-cache"));
  } catch (error) {
    if (error instanceof TooManyWaiting) refuse("unavailable", { retryAfterSeconds: 5, cause: error });
    throw error;
  }
}

function sendFile(c: AppContext, file: KitFile, id: number, bytes: Buffer): Response {
  c.header("content-type", file.endsWith(".pdf") ? "application/pdf" : "image/jpeg");
  c.header("content-disposition", `inline; filename="${product.slug}-${id}-${file}"`);
  c.header("content-length", String(bytes.byteLength));
  return c.body(new Uint8Array(bytes));
}
