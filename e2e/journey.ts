import { test as base, expect, type Locator, type Page } from "@playwright/test";

export * from "@playwright/test";

// Playwright takes a stack trace for every call and maps each of its lines. Without types to strip, V8's own text is right.
Reflect.deleteProperty(Error, "prepareStackTrace");

/**
 * True in `npm run prove:screens`, which checks every page in every look and every action with every kind of failure.
 * `npm test` checks each page and action once, and one page of each area in every look. See decision 27.
 */
export const isThorough = process.env.THOROUGH === "on";

/** Tests with this tag run only in `npm run prove:screens`. */
export const thorough = "@thorough";

type AutoFixtures = { readonly closeContexts: undefined };

export const test = base.extend<AutoFixtures>({
  /** In every tab, `goto` and `reload` wait until the page is hydrated. */
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const newPage = context.newPage.bind(context);
      context.newPage = async () => waitAfterLoading(await newPage());
    }
    await use(context);
  },

  /** Pages that stay open would keep working and slow down later tests. */
  closeContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      for (const context of browser.contexts()) if (!before.has(context)) await context.close();
    },
    { auto: true },
  ],
});

function waitAfterLoading(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== "commit") await waitForHydration(page, problems);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await waitForHydration(page, problems);
    return answer;
  };
  return page;
}

/**
 * Pages without React, such as the local sign-in form, are ready at once. A failure names the `problems` and the files
 * that did not load. The page itself tells them: listening to its requests takes a sixth of the tests' processor time.
 */
export async function waitForHydration(page: Pick<Page, "evaluate">, problems: readonly string[] = []): Promise<void> {
  const becomesHydrated = async () => {
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
    const isHydratedPage = () => {
      if (document.readyState !== "complete") return false;
      if (document.querySelector("script[type='text/held']") === null) return true;
      // The dialog in the server's HTML is replaced by one that Radix marks with its state. A click meanwhile is lost.
      if (document.querySelector(".dialog-scrim:not([data-state])") !== null) return false;
      const main = document.querySelector("main") ?? document.body;
      return isHydrated(main) && [...main.querySelectorAll("form, button, input, select, textarea")].every(isHydrated);
    };
    for (let looks = 0; looks < 100; looks++) {
      if (isHydratedPage()) return { isHydrated: true, failed: [] };
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const failed = files.filter(({ responseStatus }) => responseStatus === 0 || responseStatus >= 500);
    return { isHydrated: false, failed: failed.map(({ name, responseStatus }) => `${name}: ${responseStatus}`) };
  };
  // `waitForFunction` would add a large script of Playwright's to every page. A navigation interrupts `evaluate`.
  await expect(async () => {
    const { isHydrated, failed } = await page.evaluate(becomesHydrated);
    expect(isHydrated, [...problems, ...failed].join("\n")).toBe(true);
  }).toPass({ intervals: [50] });
}

/**
 * A dialog listens for clicks outside from a timer that it sets when it opens. A busy browser handles clicks before
 * timers, so this waits for a timer that was set later.
 */
export async function clickOutside(dialog: Locator): Promise<void> {
  const page = dialog.page();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
}
