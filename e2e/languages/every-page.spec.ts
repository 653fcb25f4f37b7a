import { offeredLanguages } from "#messages/offered-languages.ts";
import { everyPage } from "../every-page.ts";
import { expect, isThorough, type Page, test } from "../journey.ts";
import { unreadableWords } from "../large-text.ts";
import { adoptSession } from "../portal/hosts.ts";
import { expectAccessible, expectNoOverflow } from "../public/page-checks.ts";
import { englishFinder } from "./left-english.ts";

/** `npm run prove:languages` checks every language, and every page in the browser. */
const checked = offeredLanguages.filter(({ locale }) => (isThorough ? locale !== "en" : locale === "ar"));
const shownInEveryRun = ["/explore", "/kindred-providers?tab=calendar"];

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
test.setTimeout(600_000);

for (const { locale: language, direction } of checked)
  test(`every page is complete and fits a small phone in ${language}`, async ({ page, context, baseURL }) => {
    const { venue, visitorPaths, hostPaths } = await everyPage();
    const englishIn = englishFinder(language);
    const inLanguage = { name: "lang", value: language, url: baseURL ?? "" };
    const problems: string[] = [];
    const check = async (allPaths: readonly string[]) => {
      // The pages of the Book button get no cookies.
      const paths = allPaths.map((path) => (path.startsWith("/embed/") ? `${path}&lang=${language}` : path));
      await context.addCookies([inLanguage]);
      for (const path of paths) {
        const answer = await context.request.get(path);
        for (const text of englishIn(await textsOf(page, await answer.text())))
          problems.push(`${path}: English: ${text}`);
      }
      for (const path of paths.filter((path) => isThorough || shownInEveryRun.includes(path)))
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator(`html[lang=${language}][dir=${direction}]`)).toBeAttached();
          for (const word of await unreadableWords(page)) problems.push(`${path}: ${word}`);
          await expectNoOverflow(page).catch((error) => problems.push(`${path}: ${error}`));
          if (isThorough) await expectAccessible(page).catch((error) => problems.push(`${path}: ${error}`));
        });
    };
    await check(visitorPaths);
    await adoptSession(context, venue.host);
    await check(hostPaths);
    expect(problems).toEqual([]);
  });

/** What somebody can see or hear. */
function textsOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    for (const unseen of parsed.querySelectorAll("script, style, template, [lang=en]:not(html)")) unseen.remove();
    const found: string[] = [];
    const texts = parsed.createTreeWalker(parsed.documentElement, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) found.push(texts.currentNode.nodeValue?.trim() ?? "");
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      for (const element of parsed.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? "");
    for (const meta of parsed.querySelectorAll("meta[name=description], meta[property^='og:']"))
      found.push(meta.getAttribute("content") ?? "");
    return found.filter(Boolean);
  }, html);
}
