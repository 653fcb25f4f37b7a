import { expect, test } from "../journey.ts";

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
