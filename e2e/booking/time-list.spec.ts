import { expect, test, thorough } from "../journey.ts";
import { aVenue, bookDirectly, braids, reviewUrl, soon } from "./venue.ts";

test.use({ viewport: { width: 390, height: 844 } });

const longName = `${"Knotless braids with beads ".repeat(5)}`.trim().slice(0, 120);
const stackedAccents = `Z${"\u0301".repeat(60)}algo`;

test("long names and stacked accents do not break the layout; the time list announces a short summary", {
  tag: thorough,
}, async ({ page }) => {
  const venue = await aVenue([
    braids,
    { name: longName, price: 1234.5, durationMinutes: 30 },
    { name: stackedAccents, price: 5, durationMinutes: 30 },
  ]);
  for (const days of [1, 2, 3, 23]) await venue.open(soon("09:00", days), soon("13:00", days));
  const secret = await bookDirectly(venue, soon("10:00", 2));
  const farSecret = await bookDirectly(venue, soon("10:00", 23));
  const listing = `providerId=${venue.listingId}`;

  await page.goto(`/booking?${listing}`);
  const clipped = page.locator("label.service-choice", { hasText: "algo" });
  await expect(clipped).toHaveCSS("overflow-y", "clip");

  await page.goto(reviewUrl(venue, soon("11:00"), venue.itemIds[1]));
  const price = page.locator(".appointment-card-service").getByText("€1,234.50");
  expect(await price.evaluate((element) => element.getClientRects().length)).toBe(1);

  const dayLinks = page.getByRole("navigation", { name: "Days" }).getByRole("link");
  for (const [link, days] of [
    [farSecret, 23],
    [secret, 2],
  ] as const) {
    await page.goto(`/booking/manage/${link}/move`);
    const bookedDay = soon("10:00", days).slice(0, 10);
    await expect(dayLinks.and(page.locator("[aria-current]"))).toHaveAttribute("href", new RegExp(`date=${bookedDay}`));
    await expect(page.locator(`[data-time="${soon("12:00", days)}"]`)).toBeVisible();
    await expect(page.locator(`[data-time]:not([data-time^="${bookedDay}"]):visible`)).toHaveCount(0);
  }
  await expect(page.locator("main [aria-live]")).toHaveCount(0);
  const status = page.locator("main").getByRole("status");
  await expect(status).toHaveText(/, \d+ times$/);
  await dayLinks.nth(1).click();
  await expect(dayLinks.nth(1)).toHaveAttribute("aria-current", "date");

  await page.emulateMedia({ forcedColors: "active" });
  const ground = (nth: number) => dayLinks.nth(nth).evaluate((day) => getComputedStyle(day).backgroundColor);
  expect(await ground(1)).not.toBe(await ground(3));
});
