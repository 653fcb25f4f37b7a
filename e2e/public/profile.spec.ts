import { expect, type Page, test } from "../journey.ts";
import { collectConsoleErrors, expectAccessible, expectLoaded } from "./page-checks.ts";
import { profiles, widths } from "./pages.ts";

for (const width of widths) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a profile shows name, description, services, photos and contact details", async ({ page }) => {
      const consoleErrors = collectConsoleErrors(page);
      await page.goto(profiles.full.path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(profiles.full.heading);
      for (const name of ["About", "Services Offered", "Service Highlights", "Contact"])
        await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
      await expectLoaded(page.locator(".profile-head img"));
      await expect(page.getByText(/^Protective styles done with patience/)).toBeVisible();
      const offered = page.locator("section", { has: page.getByRole("heading", { name: "Services Offered" }) });
      await expect(offered.getByRole("listitem")).toHaveText(["Beauty and Fashion", "Braids and locs", "Hairdressing"]);
      await expect(page.getByText("Verified", { exact: true })).toBeVisible();
      const photos = page.locator("section", { has: page.getByRole("heading", { name: "Service Highlights" }) });
      await expect(photos.getByRole("listitem")).toHaveCount(5);
      await photos.getByRole("img").first().scrollIntoViewIfNeeded();
      await expectLoaded(photos.getByRole("img").first());
      const contact = page.getByRole("complementary", { name: "Contact" }).getByRole("listitem");
      await expect(contact).toHaveText([
        /\+356 2137 0101$/,
        "WhatsApp +356 2137 0101",
        /amara\.kindred\.example$/,
        /14, Triq Birkirkara, San Ġiljan, Malta$/,
      ]);
      const hrefs = ["tel:+35621370101", "https://wa.me/35621370101", "https://amara.kindred.example"];
      for (const [at, href] of hrefs.entries())
        await expect(contact.nth(at).getByRole("link")).toHaveAttribute("href", href);
      const actions = page.locator(".contact-actions").filter({ visible: true });
      await expect(actions.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+35621370101");
      await expect(actions.getByRole("link", { name: "Message" })).toHaveAttribute(
        "href",
        "https://wa.me/35621370101?text=Hello+Amara%27s+Braids+%26+Locs%2C+I+found+you+on+Kindred.",
      );
      const book = actions.getByRole("link", { name: "Book Now" });
      await expect(book).toHaveAttribute("href", "/booking?providerId=1");
      await expect(book).toBeInViewport();
      await expectAccessible(page);
      expect(consoleErrors).toEqual([]);
    });
  });
}

for (const [state, { path, status, heading }] of Object.entries(profiles)) {
  if (status === 200) continue;
  test(`profile ${state}: has the right status and heading`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  });
}

test("a profile without photos and reviews says so", async ({ page }) => {
  await page.goto(profiles.bare.path);
  await expect(page.getByRole("heading", { name: "No photos yet" })).toBeVisible();
  await expect(page.getByText("New on Kindred")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Reviews" })).toHaveCount(0);
  await expectAccessible(page);
});

test("all reviews can be loaded, also by keyboard, and the page says how many are shown", async ({ page }) => {
  await page.goto(profiles.full.path);
  const reviews = page.locator("#reviews").getByRole("listitem");
  await expect(reviews).toHaveCount(3);
  const count = await reviewCount(page);
  await expect(page.getByText(`3 of ${count} reviews are shown.`)).toBeVisible();
  await page.getByRole("link", { name: /^Show \d+ more reviews?$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(reviews).toHaveCount(Math.min(13, count));
  await expect(reviews.nth(3)).toBeFocused();
  while (await page.getByRole("link", { name: /more reviews?$/ }).isVisible()) {
    const before = await reviews.count();
    await page.getByRole("link", { name: /more reviews?$/ }).click();
    await expect.poll(() => reviews.count()).toBeGreaterThan(before);
  }
  await expect(reviews).toHaveCount(count);
  await expect(page.getByRole("status").filter({ hasText: `${count} of ${count} reviews are shown.` })).toBeVisible();
  await expectAccessible(page);
});

const reviewCount = async (page: Page): Promise<number> =>
  (await (await page.request.get("/api/reviews?providerId=1&limit=0")).json()).summary.count;

test("each profile problem has its own message", async ({ page }) => {
  await page.goto(profiles.withoutId.path);
  await expect(page.getByText("Provider ID is required")).toBeVisible();
  await page.goto(profiles.badId.path);
  await expect(page.getByText("Failed to fetch provider details: 400")).toBeVisible();
  await page.goto(profiles.unknown.path);
  await expect(page.getByText("The requested provider could not be found.")).toBeVisible();
});

test("photos open large, switch by keyboard, and closing returns the focus", async ({ page }) => {
  await page.goto(profiles.full.path);
  const first = page.getByRole("link", { name: /^Open photo 1 of/ });
  const address = (await first.getAttribute("href")) ?? "";
  await first.focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("dialog", { name: /^1 of/ });
  await expect(box).toBeVisible();
  const large = (number: number) => page.locator(".lightbox-stage").getByRole("img", { name: `Photo ${number} of` });
  await expectLoaded(large(1));
  await expect(large(1)).toHaveAttribute("src", address);
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: /^2 of/ })).toBeVisible();
  await expectLoaded(large(2));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(first).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a swipe switches the photo", async ({ page }) => {
    await page.goto(profiles.full.path);
    await page.getByRole("link", { name: /^Open photo 1 of/ }).click();
    await expect(page.getByRole("dialog", { name: /^1 of/ })).toBeVisible();
    const stage = page.locator(".lightbox-stage");
    await stage.dispatchEvent("pointerdown", { pointerType: "touch", clientX: 300, clientY: 400, bubbles: true });
    await stage.dispatchEvent("pointerup", { pointerType: "touch", clientX: 80, clientY: 400, bubbles: true });
    await expect(page.getByRole("dialog", { name: /^2 of/ })).toBeVisible();
  });

  test("the bottom bar never covers the focused element", async ({ page }) => {
    await page.goto(profiles.full.path);
    await expect(page.getByRole("link", { name: "Book Now" })).toBeInViewport();
    const hidden: string[] = [];
    for (let n = 0; n < 60; n++) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const at = document.activeElement;
        if (!at || at === document.body) return null;
        const bar = document.querySelector(".bottom-bar");
        const [place, edge] = [at.getBoundingClientRect(), bar?.getBoundingClientRect()];
        const isBehind = !bar?.contains(at) && edge && place.bottom > edge.top && place.top < edge.bottom;
        return { name: at.textContent ?? "", isBehind };
      });
      if (!stop) break;
      if (stop.isBehind) hidden.push(stop.name);
    }
    expect(hidden).toEqual([]);
  });

  test("Book Now stays in view while scrolling", async ({ page }) => {
    await page.goto(profiles.full.path);
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole("link", { name: "Book Now" })).toBeInViewport();
  });
});

test("JSON-LD describes the business and contains no unescaped <", async ({ page }) => {
  await page.goto(profiles.full.path);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const business = JSON.parse(json ?? "{}");
  expect(business).toMatchObject({ "@type": "LocalBusiness", name: profiles.full.heading });
  expect(business.address.addressCountry).toBe("MT");
  expect(json).not.toContain("<");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a profile can be read, and its photos link to the picture files", async ({ page }) => {
    await page.goto(profiles.full.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(profiles.full.heading);
    const picture = page.getByRole("link", { name: /^Open photo 1 of/ });
    expect(await picture.getAttribute("href")).toMatch(/^\/(files|demo-pictures)\//);
  });

  test("a link shows more reviews and scrolls to the first new one", async ({ page }) => {
    await page.goto(profiles.full.path);
    await page.getByRole("link", { name: /^Show \d+ more reviews?$/ }).click();
    const reviews = page.locator("#reviews").getByRole("listitem");
    await expect(reviews).toHaveCount(Math.min(13, await reviewCount(page)));
    await expect(reviews.nth(3)).toBeInViewport();
  });
});
