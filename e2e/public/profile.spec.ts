import { type APIRequestContext, expect, type Page, test } from "../journey.ts";
import { collectConsoleErrors, expectLoaded, expectStateAccessible, readPage } from "./page-checks.ts";
import { profiles, widths } from "./pages.ts";

test.use({ hasTouch: true });

test("a profile shows name, description, services, photos and contact details", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto(profiles.full.path);
  for (const width of widths)
    await test.step(`the profile is complete at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expectDetails(page);
    });
  await expectStateAccessible(page);

  const first = page.getByRole("link", { name: /^Open photo 1 of/ });
  const photo = (number: number) => page.getByRole("dialog", { name: new RegExp(`^${number} of`) });
  await test.step("photos open large, switch by keyboard, and closing returns the focus", async () => {
    const address = (await first.getAttribute("href")) ?? "";
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(photo(1)).toBeVisible();
    const large = (number: number) => page.locator(".lightbox-stage").getByRole("img", { name: `Photo ${number} of` });
    await expectLoaded(large(1));
    await expect(large(1)).toHaveAttribute("src", address);
    await expectStateAccessible(page);
    await page.keyboard.press("ArrowRight");
    await expect(photo(2)).toBeVisible();
    await expectLoaded(large(2));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(first).toBeFocused();
  });

  await test.step("on a phone, a swipe switches the photo", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await first.click();
    await expect(photo(1)).toBeVisible();
    const stage = page.locator(".lightbox-stage");
    await stage.dispatchEvent("pointerdown", { pointerType: "touch", clientX: 300, clientY: 400, bubbles: true });
    await stage.dispatchEvent("pointerup", { pointerType: "touch", clientX: 80, clientY: 400, bubbles: true });
    await expect(photo(2)).toBeVisible();
  });
  expect(consoleErrors).toEqual([]);
});

async function expectDetails(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
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
    "Speaks English and Igbo",
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
}

test("on a phone, Book Now stays in view and covers no focused element; all reviews can be loaded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(profiles.full.path);
  await expect(page.getByRole("link", { name: "Book Now" })).toBeInViewport();
  await test.step("the bottom bar never covers the focused element", async () => {
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

  await test.step("Book Now stays in view while scrolling", async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole("link", { name: "Book Now" })).toBeInViewport();
  });

  await test.step("all reviews can be loaded, also by keyboard, and the page says how many are shown", async () => {
    const reviews = page.locator("#reviews").getByRole("listitem");
    await expect(reviews).toHaveCount(3);
    const count = await reviewCount(page.request);
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
    await expectStateAccessible(page);
  });
});

const reviewCount = async (request: APIRequestContext): Promise<number> =>
  (await (await request.get("/api/reviews?providerId=1&limit=0")).json()).summary.count;

// static-pages.spec.ts opens these pages in a browser, so this test only reads the responses.
test("each profile problem has its own status, heading and message", async ({ request }) => {
  for (const [{ path, status, heading }, message] of [
    [profiles.withoutId, "Provider ID is required"],
    [profiles.badId, "Failed to fetch provider details: 400"],
    [profiles.unknown, "The requested provider could not be found."],
  ] as const) {
    const shown = await readPage(request, path);
    expect(shown.status, path).toBe(status);
    expect(shown.headings(1), path).toEqual([heading]);
    expect(shown.words, path).toContain(message);
  }
});

test("a profile without photos and reviews says so", async ({ request }) => {
  const { words, headings } = await readPage(request, profiles.bare.path);
  const all = [...headings(2), ...headings(3)];
  expect(all).toContain("No photos yet");
  expect(all.filter((heading) => heading.includes("Reviews"))).toEqual([]);
  expect(words).toContain("New on Kindred");
});

test("JSON-LD describes the business and contains no unescaped <", async ({ request }) => {
  const { html } = await readPage(request, profiles.full.path);
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const business = JSON.parse(json);
  expect(business).toMatchObject({ "@type": "LocalBusiness", name: profiles.full.heading });
  expect(business.address.addressCountry).toBe("MT");
  expect(json).not.toContain("<");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a profile can be read, its photos link to the picture files, and a link shows more reviews", async ({
    page,
  }) => {
    await page.goto(profiles.full.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(profiles.full.heading);
    const picture = page.getByRole("link", { name: /^Open photo 1 of/ });
    expect(await picture.getAttribute("href")).toMatch(/^\/(files|demo-pictures)\//);
    await page.getByRole("link", { name: /^Show \d+ more reviews?$/ }).click();
    const reviews = page.locator("#reviews").getByRole("listitem");
    await expect(reviews).toHaveCount(Math.min(13, await reviewCount(page.request)));
    await expect(reviews.nth(3)).toBeInViewport();
  });
});
