import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";

test("the news come with the first answer; filters live in the address; more can be loaded to the end", async ({
  page,
}) => {
  await page.goto("/news");
  await expect(page.getByLabel("Country of Origin")).toHaveValue("GH");
  await expect(page.getByLabel("Country of Residence")).toHaveValue("MT");
  await expect(page.getByRole("article")).toHaveCount(20);
  await expect(page.getByRole("link", { name: /^Read Full Article/ }).first()).toHaveAttribute("href", /^https:/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Load More News" }).click();
  await expect(page.getByRole("article")).toHaveCount(40);
  await page.goto("/news?shown=1000");
  await expect(page.getByText("You've reached the end of the news feed.")).toBeVisible();
  await page.getByLabel("Country of Origin").selectOption("IN");
  await expect(page).toHaveURL(/origin=IN/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the news can be filtered and more can be loaded", async ({ page }) => {
    await page.goto("/news");
    await page.getByRole("link", { name: "Load More News" }).click();
    await expect(page.getByRole("article")).toHaveCount(40);
    await page.getByLabel("Country of Residence").selectOption("IT");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/residence=IT/);
  });
});

test("a slate shows its author, picture, text and counts", async ({ page }) => {
  await page.goto("/slates/1");
  await expect(page.getByRole("heading", { name: "Efua Boateng" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Picture shared by Efua Boateng" })).toBeVisible();
  await expect(page.getByText("First jollof of the week")).toBeVisible();
  await expect(page.getByText(/^\d+ views$/)).toBeAttached();
  await expectAccessible(page);
});

test("an unknown slate says so, with status 404", async ({ page }) => {
  for (const path of ["/slates/999999", "/slates/abc"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Slate not found or unavailable." })).toBeVisible();
  }
});

test("media that cannot be loaded is left out", async ({ page }) => {
  await page.route("**/demo-pictures/**", (route) => route.abort());
  await page.goto("/slates/1");
  await expect(page.getByText("First jollof of the week")).toBeVisible();
  await expect(page.getByRole("img", { name: /Picture shared/ })).toHaveCount(0);
});

test.describe("in a phone's browser", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36",
  });

  test("the app is offered and opens the chooser", async ({ page }) => {
    await page.goto("/slates/2");
    await page
      .getByRole("link", { name: "Download the app to find out what's happening within your diaspora community" })
      .click();
    await expect(page.getByText("Choose your platform")).toBeVisible();
  });
});

for (const path of ["/news", "/slates/1"]) {
  test(`${path} fits 320 pixels and reads right to left`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${path}?lang=en-XA`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
}
