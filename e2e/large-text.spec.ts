import { aVenue, bookDirectly, braids, reviewUrl, soon } from "./booking/venue.ts";
import { expect, type Page, test } from "./journey.ts";
import { expectNoOverflow } from "./public/page-checks.ts";

const mostOfTheWindow = 0.4;

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
test.setTimeout(180_000);

/** Opens a page with letters of twice the size, as a phone's setting makes them. */
async function openLarge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(".cal-wrap[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Bars that stay in the window while the page scrolls, with the part of the window that each covers at the top. */
function barsOf(page: Page): Promise<{ name: string; part: number }[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" });
    return [...document.querySelectorAll("body *")]
      .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
      .map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { name: element.className, part: (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight };
      });
  });
}

/** Brings every field into focus in turn and names those that something else lies over. */
function coveredFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLElement>("main :is(input, textarea, select):enabled")];
    return fields
      .filter((field) => field.checkVisibility() && field.getBoundingClientRect().width > 1)
      .filter((field) => {
        field.focus();
        const { left, top, width, height } = field.getBoundingClientRect();
        // The first line of a long text is what has to be seen.
        const onTop = document.elementFromPoint(left + width / 2, top + Math.min(height, 48) / 2);
        const around = onTop?.closest("label, .field, .input-wrap") ?? onTop;
        return document.activeElement === field && !around?.contains(field);
      })
      .map((field) => field.id || field.getAttribute("name") || field.outerHTML);
  });
}

async function expectUsable(page: Page): Promise<void> {
  await expectNoOverflow(page);
  const bars = await barsOf(page);
  expect(bars.filter(({ part }) => part > mostOfTheWindow)).toEqual([]);
  expect(await coveredFields(page)).toEqual([]);
}

const publicPages = ["/", "/how-it-works", "/aboutus", "/contact", "/privacy-policy", "/delete-request", "/news"];
const profilePages = ["/providerPage?id=1", "/booking/find", "/kindred-providers", "/no-such-page"];

test("public pages work with text at 200 % on a small phone", async ({ page }) => {
  for (const path of [...publicPages, ...profilePages])
    await test.step(path, async () => {
      await openLarge(page, path);
      await expectUsable(page);
    });
});

test("booking works with text at 200 % on a small phone", async ({ page, browser, baseURL }) => {
  const venue = await aVenue(browser, baseURL, [
    braids,
    { name: "Adobo-and-everything-else-in-one-very-long-word", price: 1234.5, durationMinutes: 150 },
  ]);
  await venue.open(soon("09:00"), soon("13:00"));
  const secret = await bookDirectly(venue, soon("10:00"), "nadia@test.example");
  const times = `/booking/select-time?providerId=${venue.listingId}&serviceItemId=${venue.itemIds[0]}`;
  for (const path of [
    `/booking?providerId=${venue.listingId}&serviceItemId=${venue.itemIds[0]}`,
    times,
    `${times}&startTime=${encodeURIComponent(soon("11:00"))}`,
    reviewUrl(venue, soon("11:00")),
    reviewUrl(venue, soon("10:00")),
    `/booking/confirmed/${secret}`,
    `/booking/manage/${secret}`,
    `/booking/manage/${secret}/move?startTime=${encodeURIComponent(soon("12:00"))}`,
  ])
    await test.step(path, async () => {
      await openLarge(page, path);
      await expectUsable(page);
    });
});

test("the portal works with text at 200 % on a small phone", async ({ page, browser, baseURL }) => {
  const venue = await aVenue(browser, baseURL);
  await venue.open(soon("09:00"), soon("13:00"));
  await bookDirectly(venue, soon("10:00"));
  await page.context().addCookies(await venue.host.context().cookies());
  for (const path of [
    "/kindred-providers",
    "/kindred-providers?tab=bookings",
    `/kindred-providers?tab=calendar&date=${soon("09:00").slice(0, 10)}`,
    `/kindred-providers?tab=calendar&view=week&date=${soon("09:00").slice(0, 10)}`,
    "/services/new?categoryId=2",
    "/events/new",
    `/services/${venue.listingId}`,
  ])
    await test.step(path, async () => {
      await openLarge(page, path);
      await expectUsable(page);
    });
});
