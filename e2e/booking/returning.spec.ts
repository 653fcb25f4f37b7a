import { expect, type Page, test } from "../journey.ts";
import { aVenue, reviewUrl, soon, type Venue } from "./venue.ts";

test.setTimeout(90_000);
test.use({ viewport: { width: 390, height: 844 } });

// The tests share a venue, so each test uses a different day.
let venue: Venue;
test.beforeAll(async () => {
  venue = await aVenue();
  await venue.open(soon("09:00", 2), soon("13:00", 2));
  await venue.open(soon("07:00", 3), soon("19:00", 3));
});

const timesUrl = (days: number) =>
  `/booking/select-time?providerId=${venue.listingId}&serviceItemId=${venue.itemIds[0]}&date=${soon("10:00", days).slice(0, 10)}`;
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

async function expectAtTop(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(heading(page, name)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test("a reload keeps the typed details; new pages open at the top; Back shows the existing booking", async ({
  page,
}) => {
  await page.goto(timesUrl(2));
  await page.locator(`[data-time="${soon("10:00")}"]`).click();
  await expectAtTop(page, "Review and confirm");
  await page.getByLabel("Name").fill("Nadia Osei");
  await page.getByLabel("Phone number").fill("7900 0188");
  await page.getByLabel("Email").fill("nadia@test.example");
  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue("Nadia Osei");
  await expect(page.getByLabel("Phone number")).toHaveValue("7900 0188");
  await expect(page.getByLabel("Email")).toHaveValue("nadia@test.example");
  expect(page.url()).not.toMatch(/nadia|7900/i);

  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.locator(`[data-time="${soon("11:00")}"]`).click();
  await expect(page.getByLabel("Name")).toHaveValue("Nadia Osei");
  await page.getByLabel("Name").fill("Nadia Osei Fenech");
  await page.getByLabel("Email").fill("");
  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue("Nadia Osei Fenech");
  await expect(page.getByLabel("Email")).toHaveValue("");

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
  await expectAtTop(page, "Booking confirmed");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Nadia|7900|test\.example/);

  await page.goBack();
  await expect(heading(page, "Select time")).toBeFocused();
  await expect(page.getByText(`You have a booking with ${venue.name}.`)).toBeVisible();
  await page.getByRole("link", { name: "See your booking" }).click();
  await expectAtTop(page, "Your booking");

  await page.getByRole("link", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Confirm cancellation" }).click();
  await expectAtTop(page, "Booking cancelled");
  await page.getByRole("link", { name: "Book another time" }).click();
  await expectAtTop(page, "Book Your Service");
  await expect(page.getByText(/You have a booking with/)).toHaveCount(0);
});

test("changing the month keeps the focus on the list of months, and Back restores the scroll position", async ({
  page,
}) => {
  await page.goto(timesUrl(3));
  const time = page.locator(`[data-time="${soon("17:00", 3)}"]`);
  await time.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await time.click();
  await expectAtTop(page, "Review and confirm");
  await page.goBack();
  await expect(heading(page, "Select time")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  const month = page.getByLabel("Month");
  await month.focus();
  await month.selectOption({ index: 2 });
  await expect(page).toHaveURL(/from=/);
  await expect(month).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a review page that cannot be shown links back to its provider", async ({ page }) => {
    await page.goto(reviewUrl(venue, soon("10:00"), 999_999_999));
    await expect(heading(page, "Problem reviewing booking")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveAttribute("href", /providerId=\d/);
    await page.getByRole("link", { name: "Start over" }).click();
    await expect(page).toHaveURL(`/booking?providerId=${venue.listingId}&kindredProviderId=${venue.hostId}`);
    await expect(heading(page, "Book Your Service")).toBeVisible();
    await expect(page.getByText(venue.name).first()).toBeVisible();
    await page.getByRole("checkbox").first().check({ force: true });
    await expect(page.locator(".bottom-bar")).not.toContainText(/Free|No service selected|€/);
    await page.getByRole("button", { name: "Continue" }).filter({ visible: true }).click();
    await expect(heading(page, "Select time")).toBeVisible();
  });
});
