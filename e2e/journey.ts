import { test as base, type Page } from "@playwright/test";

export * from "@playwright/test";

/** `goto` and `reload` wait until the page is hydrated. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
      page.goto = async (url, options) => {
        const answer = await goto(url, options);
        if (options?.waitUntil !== "commit") await waitForHydration(page);
        return answer;
      };
      page.reload = async (options) => {
        const answer = await reload(options);
        await waitForHydration(page);
        return answer;
      };
    }
    await use(page);
  },
});

/**
 * Waits until React has hydrated every control. Pages without React, such as the local sign-in form, are ready at once.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isHydratedPage = () => {
    if (document.readyState !== "complete") return false;
    if (document.querySelector("script[type='text/held']") === null) return true;
    const main = document.querySelector("main") ?? document.body;
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
    return isHydrated(main) && [...main.querySelectorAll("form, button, input, select, textarea")].every(isHydrated);
  };
  // Polling on every frame would slow down the hydration it waits for.
  await page.waitForFunction(isHydratedPage, undefined, { polling: 50 });
}
