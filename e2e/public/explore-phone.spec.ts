import { expect, test } from "../journey.ts";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";

for (const width of [360, 390]) {
  test(`at ${width} px, Explore and What's on are two equal tabs under the brand and Providers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/explore");
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
  });
}

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
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close suggestions" }).click();
  await expect(list).toHaveCount(0);
  expect(await isCovered()).toBe(false);
});
