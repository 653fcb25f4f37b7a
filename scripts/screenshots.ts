import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./chromium.ts";
import { startProduct } from "./product.ts";

const folder = join(import.meta.dirname, "../screenshots");
const widths = [390, 1280] as const;

const pages: Readonly<Record<string, string>> = {
  landing: "/",
  download: "/downloadapp",
  "how-it-works": "/how-it-works",
  about: "/aboutus",
  contact: "/contact",
  privacy: "/privacy-policy",
  "provider-terms": "/kindred-providers-terms-and-conditions",
  "delete-request": "/delete-request",
  "delete-request-link-over": "/delete-request/confirm/unknown",
  "provider-profile": "/providerPage?id=1",
  "provider-profile-bare": "/providerPage?id=7",
  "provider-profile-no-id": "/providerPage",
  "provider-profile-not-found": "/providerPage?id=999999",
  "cookie-choices": "/cookie-choices",
  "not-found": "/nowhere",
  news: "/news",
};

const looks = [
  { suffix: "", colorScheme: "light", query: "" },
  { suffix: "-dark", colorScheme: "dark", query: "" },
  { suffix: "-rtl", colorScheme: "light", query: "lang=en-XA" },
] as const;

mkdirSync(folder, { recursive: true });
const product = await startProduct({ RATE_LIMITS: "off", DEMO: "on" });
const asking = await startProduct({ RATE_LIMITS: "off", DEMO: "on", ANALYTICS_MEASUREMENT_ID: "G-SCREENSHOT" });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--disable-gpu", ...sandbox()] });
let taken = 0;
try {
  for (const look of looks) {
    for (const [name, path] of Object.entries(pages)) {
      const address = `${name === "cookie-choices" ? asking.address : product.address}${path}`;
      const asked = look.query ? `${address}${path.includes("?") ? "&" : "?"}${look.query}` : address;
      await shoot(browser, asked, `${name}${look.suffix}`, look.colorScheme);
    }
  }
  await shoot(browser, `${asking.address}/`, "consent", "light", false);
  await shootPicture(`${product.address}/share-preview/provider/1.png`, "share-preview", 1200, 630);
  await shootPicture(`${product.address}/share-preview/site.png`, "share-preview-site", 1200, 630);
  await shootPicture(`${product.address}/share-preview/how-it-works.png`, "how-it-works-picture", 1080, 1980);
} finally {
  await browser.close();
  await asking.stop();
  await product.stop();
}
console.log(`${taken} screenshots are in screenshots/`);

async function shoot(from: Browser, url: string, name: string, colorScheme: "light" | "dark", fullPage = true) {
  for (const width of widths) {
    const page = await from.newPage({ viewport: { width, height: 844 }, colorScheme, locale: "en-GB" });
    await page.goto(url, { waitUntil: "networkidle" });
    // Lazy images load only when they are near the viewport.
    for (const image of await page.locator("img[loading=lazy]").all()) await image.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage });
    await page.close();
    taken++;
  }
}

async function shootPicture(url: string, name: string, width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(url);
  await page.screenshot({ path: join(folder, `${name}-${width}x${height}.png`) });
  await page.close();
  taken++;
}

function sandbox(): string[] {
  return process.getuid?.() === 0 ? ["--no-sandbox"] : [];
}
