import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import { decodeHTML } from "entities";
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from "html-validate";
import { isThorough } from "../journey.ts";

const presets = ["html-validate:standard", "html-validate:a11y"];
const servedHtml = new HtmlValidate(new StaticConfigLoader({ extends: presets }));
// docs/decisions/0023-valid-html.md explains these two.
const rules: RuleConfig = { "hidden-focusable": "off", "prefer-native-element": ["error", { exclude: ["listbox"] }] };
const hydratedHtml = new HtmlValidate(new StaticConfigLoader({ extends: presets, rules }));

export function expectValidHtml(html: string, path: string): Promise<void> {
  return expectNothingFound(servedHtml, html, path);
}

async function expectNothingFound(validator: HtmlValidate, html: string, path: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(found, path).toEqual([]);
}

/** A page, or a frame of one. */
type Checked = Pick<Page, "content" | "evaluate" | "url">;

/**
 * Checks the current state of the page with every axe rule. `npm test` checks the server's HTML of every page
 * (`markup.spec.ts`), so it checks the hydrated HTML only if `withHtml` is set.
 */
export async function expectAccessible(
  page: Checked,
  { alike, withHtml = isThorough }: Accessible = {},
): Promise<void> {
  if (withHtml) await expectNothingFound(hydratedHtml, await page.content(), page.url());
  await expectNoViolations(page, { alike });
}

/** This takes as long as loading the page twice, so `npm test` leaves it out for further states of a page. */
export async function expectStateAccessible(page: Page): Promise<void> {
  if (isThorough) await expectAccessible(page);
}

/** Themes differ only in colour, so contrast is all there is to check after `expectAccessible`. */
export async function expectContrast(page: Page, { alike }: Alike = {}): Promise<void> {
  await motionEnds(page);
  await expectNoViolations(page, { alike, rules: ["color-contrast"] });
}

/** Selects the further entries of a long list, which look like those that axe has already checked. */
type Alike = { readonly alike?: string | undefined };
type Accessible = Alike & { readonly withHtml?: boolean };

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Without `rules`, checks every axe rule. */
async function expectNoViolations(page: Checked, { alike, rules }: Alike & { rules?: string[] }): Promise<void> {
  // The script is large, so it is added only once to each page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(
    async ({ runOnly, exclude }) => {
      const { violations } = await window.axe.run(
        { exclude },
        { resultTypes: ["violations"], preload: false, ...(runOnly ? { runOnly } : {}) },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    },
    { runOnly: rules, exclude: alike ? [alike] : [] },
  );
  expect(found).toEqual([]);
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sticksOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    };
    const overflow = scrollWidth - clientWidth;
    const widest = overflow === 0 ? [] : [...document.querySelectorAll("body *")].filter(sticksOut).slice(0, 12);
    return { overflow, widest: widest.map(({ tagName, className }) => `${tagName} ${className}`) };
  });
  expect(found).toEqual({ overflow: 0, widest: [] });
}

const narrowest = 320;

/** Leaves the page at the last width. `npm test` checks only the narrowest, where most mistakes show. */
export async function expectFits(page: Page, inEveryWidth = isThorough): Promise<void> {
  for (const width of inEveryWidth ? [390, 1280, narrowest] : [narrowest]) {
    await page.setViewportSize({ width, height: 844 });
    await motionEnds(page);
    await expectNoOverflow(page);
  }
}

type Looks = Alike & {
  /** Set this for one page of each area, to check every look in `npm test`, too. */
  readonly inEveryLook?: boolean;
  /** Set this for a dialog, an error, an empty list or another state of a page that some test checks completely. */
  readonly isState?: boolean;
};

/**
 * In every look means also dark and right to left. Themes differ only in colour and languages only in layout, so
 * everything else is checked once. Without a path, this checks the page that is open.
 */
export async function expectFitsAndAccessible(
  page: Page,
  path: string | null,
  { alike, inEveryLook = isThorough, isState = false }: Looks = {},
): Promise<void> {
  if (path !== null) await page.goto(path);
  // An open dialog hides the heading from screen readers.
  await expect(page.getByRole("heading", { level: 1, includeHidden: true }).first()).toBeAttached();
  await expectFits(page, inEveryLook);
  if (isThorough || !isState) await expectAccessible(page, { alike, withHtml: inEveryLook });
  if (!inEveryLook) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page, { alike });
  await page.emulateMedia({ colorScheme: "light" });
  await expectFitsInTestLanguage(page, path ?? page.url());
}

/** The test language has long words and reads from right to left. Checks the server's HTML, without JavaScript. */
async function expectFitsInTestLanguage(page: Page, path: string): Promise<void> {
  const reader = await withoutScripts(page);
  await reader.goto(`${path}${path.includes("?") ? "&" : "?"}lang=en-XA`);
  await expect(reader.locator("html")).toHaveAttribute("dir", "rtl");
  await expectFits(reader, true);
}

const readers = new WeakMap<Page, Page>();

/** The new page has the same cookies as this one. */
async function withoutScripts(page: Page): Promise<Page> {
  const reader = readers.get(page) ?? (await newReader(page));
  readers.set(page, reader);
  await reader.context().clearCookies();
  await reader.context().addCookies(await page.context().cookies());
  return reader;
}

async function newReader(page: Page): Promise<Page> {
  const { origin } = new URL(page.url());
  const browser = page.context().browser();
  if (!browser) throw new Error("The page's context has no browser");
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  return context.newPage();
}

export async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** An element can be visible although its file has not loaded. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Reads the server's HTML without a browser. `words` is the text of `main`, and `articles` that of its cards. */
export async function readPage(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers });
  const html = await answer.text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<script.*?<\/script>/gs, "");
  const text = (part: string) =>
    decodeHTML(part.replaceAll("<!-- -->", "").replace(/<[^>]+>/g, " "))
      .replace(/\s+/g, " ")
      .trim();
  return {
    status: answer.status(),
    html,
    main,
    words: text(main),
    articles: [...main.matchAll(/<article.*?<\/article>/gs)].map(([article]) => text(article)),
    headings: (level: number) =>
      [...main.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, "gs"))].map(([, inner = ""]) => text(inner)),
  };
}

export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    const isBlockedWorker = message.text().startsWith("Service Worker registration blocked");
    if (["error", "warning"].includes(message.type()) && !isBlockedWorker) consoleErrors.push(message.text());
  });
  page.on("pageerror", (error) => consoleErrors.push(error.message));
  return consoleErrors;
}
