import { expect, type Page, test } from "../journey.ts";
import { expectNoOverflow, expectStateAccessible } from "./page-checks.ts";

test("on phones, suggestions fill the screen and Back closes them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("combobox", { name: "What are you looking for?" }).click();
  await page.keyboard.type("tail");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("option", { name: /Tailoring and alterations/ })).toBeInViewport();
  const download = page.getByRole("link", { name: "Download App" });
  const isCovered = () =>
    download.evaluate((link) => {
      const { x, y } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(x + 5, y + 5));
    });
  await download.scrollIntoViewIfNeeded();
  expect(await isCovered()).toBe(true);
  await expectNoOverflow(page);
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Close suggestions" }).click();
  await expect(list).toHaveCount(0);
  expect(await isCovered()).toBe(false);
});

test("on phones, filters are chosen in a sheet that counts along, chips remove them, and the search line opens the field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/how-results-are-ordered");
  await page.goto("/explore?q=food");
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expectStateAccessible(page);
  // Both in the same moment, before the page can show the first.
  await sheet.evaluate((element) => {
    for (const name of ["community=caribbean", "language=en"])
      element.querySelector<HTMLAnchorElement>(`a[href*="${name}"]`)?.click();
  });
  await expect(page).toHaveURL(/community=caribbean&language=en/);
  await expect(sheet.getByRole("link", { name: /^English/ })).toHaveAttribute("aria-current", "true");
  const show = sheet.getByRole("button", { name: /^Show \d+ results?$/ });
  const count = (await show.textContent())?.match(/\d+/)?.[0];
  await show.click();
  await expect(sheet).toHaveCount(0);
  await expect(heading).toHaveText(new RegExp(`^${count} results? for “food”$`));

  await test.step("the button counts the filters, and removing one moves the focus to the next", async () => {
    await expect(page.getByRole("button", { name: "Filters 2" })).toBeFocused();
    await page.getByRole("link", { name: "Remove filter: Caribbean" }).click();
    await expect(page.getByRole("link", { name: "Remove filter: English" })).toBeFocused();
  });

  await test.step("Back leads to the filters before, and then to the page before the search", async () => {
    await page.goBack();
    await expect(page.getByRole("button", { name: "Filters 2" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/how-results-are-ordered");
  });

  await test.step("the search line of a phone opens the field", async () => {
    await page.goto("/explore?q=food&city=birkirkara");
    await expect(page.getByRole("checkbox", { name: "Change the search: food Birkirkara" })).toBeAttached();
    const field = page.getByRole("combobox", { name: "What are you looking for?" });
    await expect(field).toBeHidden();
    await page.getByText("food", { exact: true }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await field.fill("tailor");
    await field.press("Enter");
    await expect(page).toHaveURL(/q=tailor&city=birkirkara/);
  });
});

/** Explore and What's on are two equal tabs under the brand and Providers. */
async function expectTwoTabs(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const box = async (name: string) => {
    const found = await page.getByRole("banner").getByRole("link", { name }).boundingBox();
    return found ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const [brand, providers, explore, whatsOn] = [
    await box("Kindred, home"),
    await box("Providers"),
    await box("Explore"),
    await box("What's on"),
  ];
  expect(providers.y).toBeLessThan(brand.y + brand.height);
  expect(explore.y).toBeGreaterThanOrEqual(brand.y + brand.height);
  expect([explore.x, explore.width, whatsOn.width, whatsOn.x]).toEqual([0, width / 2, width / 2, width / 2]);
  expect(explore.height).toBeGreaterThanOrEqual(48);
}

test("on phones, the bar has two tabs; either the list or the map is shown, and a town of the map shows its cards", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/explore");
  for (const width of [360, 390]) await expectTwoTabs(page, width);
  const map = page.getByRole("region", { name: "Map" });
  await expect(map).toBeHidden();
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(map).toBeVisible();
  await expectNoOverflow(page);
  await expectStateAccessible(page);
  await map.getByRole("link", { name: /^Il-Gżira:/ }).click();
  await expect(page).toHaveURL(/city=il-gzira/);
  await expect(page.getByRole("article").first()).toContainText("Il-Gżira");
  await expect(map).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(map).toBeHidden();
});

test("loading more moves the focus to the first new card, and Back returns to the same place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // By rating, because bookings of other tests change the order by free time between the two pages.
  await page.goto("/explore?kind=services&sort=rating");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(12);
  const more = page.getByRole("link", { name: "Load more" });
  await more.focus();
  await more.press("Enter");
  await expect(cards).toHaveCount(24);
  const thirteenth = cards.nth(12).getByRole("link");
  await expect(thirteenth).toBeFocused();
  await expect(thirteenth).toBeInViewport();
  const name = await thirteenth.textContent();
  await thirteenth.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await page.goBack();
  await expect(cards).toHaveCount(24);
  await expect(cards.nth(12)).toBeInViewport();
});

test("the place is asked for only after a click, and rounded before it is sent", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    geolocation: { latitude: 35.90567, longitude: 14.49324 },
    permissions: ["geolocation"],
  });
  await context.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset.asked = "yes";
      ask(...args);
    };
  });
  const page = await context.newPage();
  await page.goto("/explore?q=braids");
  const nearMe = page.getByRole("button", { name: "Near me" });
  await expect(nearMe).toBeVisible();
  expect(await page.locator("html").getAttribute("data-asked")).toBeNull();
  await nearMe.click();
  await expect(page).toHaveURL(/q=braids&near=35\.91%2C14\.49&sort=nearest/);
  await expect(page.getByRole("article").first()).toContainText("km");
});
