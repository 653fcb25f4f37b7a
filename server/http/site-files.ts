import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeUTF8 } from "entities";
import { product } from "#contract/product.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { directionOf, languageOf, translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/hono-app.ts";
import { brandIcon } from "#server/platform/share-card/brand-mark.ts";
import { refuse } from "#server/refusal.ts";
import { type AppContext, localeOf } from "./caller.ts";

/** A crawler reads a file of at most 50,000 addresses and 50 MB; smaller ones are read again sooner. */
const addressesInFile = 10_000;

const pages = [
  "/",
  "/aboutus",
  "/how-it-works",
  "/explore",
  "/how-results-are-ordered",
  "/contact",
  "/news",
  "/privacy-policy",
  `/${product.slug}-providers-terms-and-conditions`,
  "/delete-request",
  "/downloadapp",
];

/** robots.txt disallows personal pages and pages that change something. */
const closedToSearchers = [
  "/api/",
  "/auth/",
  "/embed/",
  "/booking/manage/",
  "/booking/confirmed/",
  "/tickets/",
  "/offline",
  "/delete-request/confirm/",
  "/invitations/",
  "/cookie-choices",
  "/outbox",
];

const icons: Readonly<Record<string, { size: number; isMaskable: boolean }>> = {
  "/icon-192.png": { size: 192, isMaskable: false },
  "/icon-512.png": { size: 512, isMaskable: false },
  "/icon-maskable-512.png": { size: 512, isMaskable: true },
  "/apple-touch-icon.png": { size: 180, isMaskable: true },
  "/favicon.ico": { size: 48, isMaskable: false },
};

const screenshots = [
  ["narrow", 780, 1688],
  ["wide", 1280, 800],
] as const;

/** RFC 9116 recommends less than a year. */
const securityContactDays = 180;

/** The paths of one kind of pages. */
export type SiteMapKind = { readonly name: string; readonly paths: () => Promise<readonly string[]> };

export function mountSiteFiles(app: App, { settings, clock }: Deps, contentKinds: readonly SiteMapKind[]): void {
  const kinds = [{ name: "pages", paths: async () => pages }, ...contentKinds];
  app.get("/robots.txt", (c) => {
    c.header("cache-control", "public, max-age=3600");
    const rules = closedToSearchers.map((path) => `Disallow: ${path}`);
    return c.text(["User-agent: *", ...rules, "", `Sitemap: ${settings.publicUrl}/sitemap.xml`, ""].join("\n"));
  });
  const sendXml = (c: AppContext, root: string, entry: string, addresses: readonly string[]) => {
    c.header("cache-control", "public, max-age=3600");
    c.header("content-type", "application/xml; charset=utf-8");
    const entries = addresses.map((path) => `<${entry}><loc>${escapeUTF8(settings.publicUrl + path)}</loc></${entry}>`);
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`,
    );
  };
  app.get("/sitemap.xml", async (c) => {
    const files = await Promise.all(
      kinds.map(async ({ name, paths }) => {
        const count = Math.ceil((await paths()).length / addressesInFile);
        return Array.from({ length: count }, (_, n) => `/sitemaps/${name}-${n + 1}.xml`);
      }),
    );
    return sendXml(c, "sitemapindex", "sitemap", files.flat());
  });
  app.get("/sitemaps/:file{[a-z]+-[1-9][0-9]{0,4}\\.xml}", async (c) => {
    const [name, number] = c.req.param("file").replace(".xml", "").split("-");
    const kind = kinds.find((one) => one.name === name) ?? refuse("not_found");
    const end = Number(number) * addressesInFile;
    const part = (await kind.paths()).slice(end - addressesInFile, end);
    return part.length === 0 ? refuse("not_found") : sendXml(c, "urlset", "url", part);
  });
  app.get("/.well-known/security.txt", (c) => {
    c.header("cache-control", "public, max-age=3600");
    const expires = new Date(clock.now().getTime() + securityContactDays * 86_400_000);
    const lines = [
      `Contact: mailto:${settings.operator.email}`,
      `Contact: ${settings.publicUrl}/contact`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${settings.publicUrl}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join("\n")}\n`);
  });
  app.get("/manifest.webmanifest", (c) => {
    const t = translator<"common">(localeOf(c), messagesFor(localeOf(c), "common"));
    c.header("cache-control", "public, max-age=3600");
    c.header("vary", "accept-language, cookie");
    c.header("content-type", "application/manifest+json; charset=utf-8");
    return c.body(
      JSON.stringify({
        name: t("product.name"),
        short_name: t("product.name"),
        description: t("product.mission"),
        id: "/",
        lang: languageOf(localeOf(c)),
        dir: directionOf(localeOf(c)),
        start_url: "/",
        scope: "/",
        categories: ["lifestyle", "shopping"],
        shortcuts: [
          { name: t("chrome.explore"), url: "/explore" },
          { name: t("chrome.whatsOn"), url: "/whats-on" },
          { name: t("footer.findBooking"), url: "/booking/find" },
          { name: t("chrome.providers"), url: `/${product.slug}-providers` },
        ].map((shortcut) => ({ ...shortcut, icons: [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }] })),
        screenshots: screenshots.map(([name, width, height]) => ({
          src: `/screenshots/${name}.webp`,
          sizes: `${width}x${height}`,
          type: "image/webp",
          form_factor: name,
          label: t("product.mission"),
        })),
        display: "standalone",
        background_color: "#f6f8f6",
        theme_color: "#0b625d",
        icons: Object.entries(icons)
          .filter(([path]) => path.startsWith("/icon-"))
          .map(([src, { size, isMaskable }]) => ({
            src,
            sizes: `${size}x${size}`,
            type: "image/png",
            purpose: isMaskable ? "maskable" : "any",
          })),
      }),
    );
  });
  for (const [name] of screenshots) {
    app.get(`/screenshots/${name}.webp`, async (c) => {
      c.header("cache-control", "public, max-age=86400");
      c.header("content-type", "image/webp");
      return c.body(new Uint8Array(await readFile(join(import.meta.dirname, "screenshots", `${name}.webp`))));
    });
  }
  const drawn = new Map<string, Promise<Buffer>>();
  for (const [path, { size, isMaskable }] of Object.entries(icons)) {
    app.get(path, async (c) => {
      const icon = drawn.get(path) ?? brandIcon(size, isMaskable);
      drawn.set(path, icon);
      c.header("cache-control", "public, max-age=86400");
      c.header("content-type", "image/png");
      return c.body(new Uint8Array(await icon));
    });
  }
}
