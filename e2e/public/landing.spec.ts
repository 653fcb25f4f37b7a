import { expect, test } from "../journey.ts";
import { collectConsoleErrors, expectAccessible, expectLoaded, expectNoOverflow } from "./page-checks.ts";

const headline = "Find, Connect, and Experience cultural communities around you.";

test("the landing page shows the headline, the tagline and the three selling points", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: headline })).toBeVisible();
  await expect(page.getByText("Settle in - experience cultures!")).toBeVisible();
  await expect(page.getByText("News about your community in the city, all in one place.")).toBeVisible();
  await expect(page.getByText("Hair, food, lawyers, tutors and more, from people within the community.")).toBeVisible();
  await expect(page.getByText("Stay close to your diaspora around the world, wherever you settle.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Download App" })).toBeVisible();
  const pictures = page.getByRole("main").getByRole("img");
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) await expectLoaded(picture);
});

test("Download App is the only call to action on the landing page", async ({ page }) => {
  await page.goto("/");
  const actions = page.getByRole("main").locator("a, button");
  await expect(actions).toHaveCount(1);
  await expect(actions).toHaveText("Download App");
});

test("the top bar links to the home page and the provider portal", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  const home = bar.getByRole("link", { name: "Kindred" });
  await expect(home).toHaveAttribute("href", "/");
  await expect(home).toHaveText("Kindred");
  await expect(home.locator("svg")).toBeVisible();
  await expect(bar.getByRole("link", { name: "Providers" })).toHaveAttribute("href", "/kindred-providers");
});

test("the footer has the site map, other links, social links, app stores and the legal line", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const addresses = {
    "About Us": "/aboutus",
    "Contact Us": "/contact",
    "Privacy Policy": "/privacy-policy",
    News: "/news",
    "How it works": "/how-it-works",
    "Provider terms": "/kindred-providers-terms-and-conditions",
    "Find my booking": "/booking/find",
    "Delete my account": "/delete-request",
  };
  await expect(footer.getByRole("heading", { name: "Site Map" })).toBeVisible();
  for (const [name, address] of Object.entries(addresses)) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  }
  const elsewhere = {
    Facebook: "https://facebook.kindred.example",
    X: "https://x.kindred.example",
    Instagram: "https://instagram.kindred.example",
    Tiktok: "https://tiktok.kindred.example",
    "Get it on Google Play": "https://play.kindred.example/app",
    "Download on the App Store": "https://apps.kindred.example/app",
  };
  for (const [name, address] of Object.entries(elsewhere)) {
    const link = footer.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(footer.getByText("© 2025. All rights reserved.")).toBeVisible();
});

test("the platform chooser traps the focus, closes with Escape and returns the focus", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto("/");
  const button = page.getByRole("link", { name: "Download App" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Download the app" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("Choose your platform")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  for (const name of ["Close", "Android", "iOS", "Close"]) {
    await page.keyboard.press("Tab");
    await expect(dialog.getByLabel(name).or(dialog.getByText(name, { exact: true }))).toBeFocused();
  }
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test("the platform chooser closes with its button and with a click outside", async ({ page }) => {
  await page.goto("/");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Download App" }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Download App" }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(dialog).toBeHidden();
});

for (const platform of ["Android", "iOS"]) {
  test(`choosing ${platform} opens its store in a new tab and closes the chooser`, async ({ page, context }) => {
    await context.route(/kindred\.example/, (route) => route.fulfill({ body: "store" }));
    await page.goto("/");
    await page.getByRole("link", { name: "Download App" }).click();
    const [store] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("dialog").getByRole("link", { name: platform }).click(),
    ]);
    expect(store.url()).toBe(`https://${platform === "Android" ? "play" : "apps"}.kindred.example/app`);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
}

test("/downloadapp opens the platform chooser, and closing it leads to the home page", async ({ page }) => {
  await page.goto("/downloadapp");
  const dialog = page.getByRole("dialog", { name: "Download the app" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/", { timeout: 500 });
  }).toPass();
  await expect(dialog).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the platform chooser opens on its own page, and Close leads to the home page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Download App" }).click();
    await expect(page).toHaveURL("/downloadapp");
    const dialog = page.getByRole("dialog", { name: "Download the app" });
    await expect(dialog.getByRole("link", { name: "Android" })).toHaveAttribute("target", "_blank");
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("the skip link is the first Tab stop and leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#content");
});

test("the demo shows a notice that its data is not real", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("Demo: the people, places and bookings here aren't real.")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test("the landing page has no accessibility violations", async ({ page }) => {
      await page.goto("/");
      await expectAccessible(page);
    });
  });
}

test("nothing overflows at 320 pixels, left to right and right to left", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["/", "/?lang=en-XA", "/downloadapp", "/nowhere", "/nowhere?lang=en-XA"]) {
    await page.goto(address);
    await expectNoOverflow(page);
  }
});

test("the test language sets dir=rtl and translates the heading and Download App", async ({ page }) => {
  await page.goto("/?lang=en-XA");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\[Fíñđ/);
  await expect(page.getByText("Download App")).toHaveCount(0);
  await expectAccessible(page);
});

test("the page loads without layout shift or console errors", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto("/");
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  expect(consoleErrors).toEqual([]);
});

test("an unknown URL returns 404 with a page that links to Contact Us", async ({ page }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Contact Us" })).toBeVisible();
  await expectAccessible(page);
});

test("a language chosen with ?lang applies to the next page, also to the 404 page", async ({ page }) => {
  await page.goto("/?lang=en-XA");
  await page.goto("/nowhere");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("dir", "rtl");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText("Page not found");
  await page.goto("/nowhere?lang=en");
  await expect(html).toHaveAttribute("dir", "ltr");
  await expect(heading).toHaveText("Page not found");
});
