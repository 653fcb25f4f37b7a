import { clickOutside, expect, test, thorough } from "../journey.ts";
import {
  collectConsoleErrors,
  expectAccessible,
  expectContrast,
  expectLoaded,
  expectNoOverflow,
  expectStateAccessible,
} from "./page-checks.ts";

const headline = "Find, Connect, and Experience cultural communities around you.";

test("the landing page has the headline, the selling points, one call to action, top bar and footer", async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto("/");
  await test.step("the page loads without layout shift", async () => {
    // The fallback fonts are used, because the moment when our own fonts arrive depends on the machine.
    const reader = await page.context().newPage();
    await reader.route(/\.woff2$/, (route) => route.abort());
    await reader.goto("/");
    const shift = await reader.evaluate(async () => {
      let sum = 0;
      const add = (list: PerformanceEntry[]) => {
        for (const entry of list) sum += (entry as PerformanceEntry & { value: number }).value;
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: "layout-shift", buffered: true });
      await document.fonts.ready;
      // A layout shift is recorded one frame after it happened.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      add(observer.takeRecords());
      return sum;
    });
    await reader.close();
    expect(shift).toBeLessThan(0.01);
  });

  await test.step("the skip link is the first Tab stop and leads to the content", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#content");
  });

  await test.step("it shows the headline, the tagline and the three selling points", async () => {
    await expect(page.getByRole("heading", { level: 1, name: headline })).toBeVisible();
    for (const words of [
      "Settle in - experience cultures!",
      "News about your community in the city, all in one place.",
      "Hair, food, lawyers, tutors and more, from people within the community.",
      "Stay close to your diaspora around the world, wherever you settle.",
    ])
      await expect(page.getByText(words)).toBeVisible();
    const pictures = page.getByRole("main").getByRole("img");
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) await expectLoaded(picture);
  });

  await test.step("Download App is the only accented call to action", async () => {
    await expect(page.getByRole("main").getByRole("link", { name: "Download App" })).toBeVisible();
    const accented = page.getByRole("main").locator("[data-variant=accent]");
    await expect(accented).toHaveCount(1);
    await expect(accented).toHaveText("Download App");
  });

  await test.step("it shows services that are free this week, events of the weekend and the communities", async () => {
    const main = page.getByRole("main");
    const rows = main.locator("section").filter({ has: page.getByRole("heading", { name: "Free this week" }) });
    await expect(rows.getByRole("article")).toHaveCount(4);
    await expect(rows.getByText("Next free:").first()).toBeVisible();
    await expect(main.getByRole("link", { name: "Caribbean", exact: true })).toHaveAttribute(
      "href",
      "/communities/caribbean",
    );
  });

  await test.step("the top bar links to the home page and the provider portal", async () => {
    const bar = page.getByRole("banner");
    const home = bar.getByRole("link", { name: "Kindred" });
    await expect(home).toHaveAttribute("href", "/");
    await expect(home).toHaveText("Kindred");
    await expect(home.locator("svg")).toBeVisible();
    await expect(bar.getByRole("link", { name: "Providers" })).toHaveAttribute("href", "/kindred-providers");
  });

  await test.step("the footer has the site map, other links, social links, app stores and the legal line", async () => {
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
    for (const [name, address] of Object.entries(addresses))
      await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
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

  await test.step("the demo shows a notice that its data is not real", async () => {
    await expect(page.getByText("Demo: the people, places and bookings here aren't real.")).toBeVisible();
  });

  await test.step("the page is accessible in light and dark", async () => {
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
  });
  expect(consoleErrors).toEqual([]);
});

test("the platform chooser closes in every way, and each platform opens its store in a new tab", async ({
  page,
  context,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  await context.route(/kindred\.example/, (route) => route.fulfill({ body: "store" }));
  await page.goto("/");
  const button = page.getByRole("link", { name: "Download App" });
  const dialog = page.getByRole("dialog", { name: "Download the app" });
  await expect(dialog).toBeHidden();

  await test.step("it traps the focus, closes with Escape and returns the focus", async () => {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText("Choose your platform")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
    for (const name of ["Close", "Android", "iOS", "Close"]) {
      await page.keyboard.press("Tab");
      await expect(dialog.getByLabel(name).or(dialog.getByText(name, { exact: true }))).toBeFocused();
    }
    await expectStateAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step("it closes with its button and with a click outside", async () => {
    await button.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await button.click();
    await expect(dialog).toBeVisible();
    await clickOutside(dialog);
  });

  for (const [platform, store] of [
    ["Android", "https://play.kindred.example/app"],
    ["iOS", "https://apps.kindred.example/app"],
  ] as const)
    await test.step(`choosing ${platform} opens its store in a new tab and closes the chooser`, async () => {
      await button.click();
      const [tab] = await Promise.all([
        context.waitForEvent("page"),
        dialog.getByRole("link", { name: platform }).click(),
      ]);
      await expect(tab).toHaveURL(store);
      await expect(dialog).toBeHidden();
      await tab.close();
    });
  expect(consoleErrors).toEqual([]);

  await test.step("/downloadapp opens it, and closing it leads to the home page", async () => {
    await page.goto("/downloadapp");
    await expect(dialog).toBeVisible();
    await expectStateAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL("/", { timeout: 500 });
    }).toPass();
    await expect(dialog).toBeHidden();
    await expectNoOverflow(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the platform chooser opens on its own page, and Close leads to the home page", { tag: thorough }, async ({
    page,
  }) => {
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

test("a language chosen with ?lang also applies to the next page and to the 404 page, and both fit 320 pixels", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const html = page.locator("html");
  const heading = page.getByRole("heading", { level: 1 });
  await test.step("the test language sets dir=rtl and translates the heading and Download App", async () => {
    await page.goto("/?lang=en-XA");
    await expect(html).toHaveAttribute("dir", "rtl");
    await expect(heading).toHaveText(/^\[Fíñđ/);
    await expect(page.getByText("Download App")).toHaveCount(0);
    await expectNoOverflow(page);
    await expectStateAccessible(page);
  });

  await test.step("the next page, for an unknown URL, is in the same language", async () => {
    await page.goto("/nowhere");
    await expect(html).toHaveAttribute("dir", "rtl");
    await expect(heading).not.toHaveText("Page not found");
    await expectNoOverflow(page);
  });

  await test.step("an unknown URL returns 404 with a page that links to Contact Us", async () => {
    const response = await page.goto("/nowhere?lang=en");
    expect(response?.status()).toBe(404);
    await expect(html).toHaveAttribute("dir", "ltr");
    await expect(heading).toHaveText("Page not found");
    await expect(heading).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Contact Us" })).toBeVisible();
    await expectNoOverflow(page);
    await expectStateAccessible(page);
  });
});
