import { expect, type Page, test } from "../journey.ts";
import { aVenue, bookDirectly, reviewUrl, soon, type Venue } from "./venue.ts";

test.setTimeout(90_000);
test.use({ viewport: { width: 390, height: 844 } });

const timesUrl = (venue: Venue) =>
  `/booking/select-time?providerId=${venue.listingId}&serviceItemId=${venue.itemIds[0]}&date=${soon("10:00").slice(0, 10)}`;
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

async function expectAtTop(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(heading(page, name)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test("a reload keeps the typed details; new pages open at the top; Back shows the existing booking", async ({
  page,
}) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  await page.goto(timesUrl(venue));
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

test("changing the month keeps the focus there, and Back restores the scroll position", async ({ page }) => {
  const venue = await aVenue();
  await venue.open(soon("07:00"), soon("19:00"));
  await page.goto(timesUrl(venue));
  const time = page.locator(`[data-time="${soon("17:00")}"]`);
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

test("less than 1 hour before the start, cancelling is disabled and the phone number is shown", async ({ page }) => {
  const venue = await aVenue();
  const quarter = 900_000;
  const next = (from: number) => new Date(Math.ceil(from / quarter) * quarter).toISOString();
  const [near, later] = [next(Date.now() + 60_000), next(Date.now() + 4_500_000)];
  await venue.open(near, new Date(Date.parse(later) + 4 * quarter).toISOString());
  const laterSecret = await bookDirectly(venue, later);
  await page.clock.install();
  await page.goto(`/booking/manage/${laterSecret}?step=cancel`);
  const confirm = page.getByRole("button", { name: "Confirm cancellation" });
  await expect(confirm).toBeEnabled();
  await page.clock.fastForward(Date.parse(later) - 3_600_000 - Date.now() + 1_000);
  await expect(confirm).toBeDisabled();
  const tooLate = "It starts in less than 1 hour, so it can't be changed online. Please call the provider.";
  await expect(page.getByRole("alertdialog").getByText(tooLate)).toBeVisible();
  await expect(page.getByRole("alertdialog").getByRole("link", { name: /^\+356/ })).toBeVisible();

  const nearSecret = await bookDirectly(venue, near);
  await page.goto(`/booking/manage/${nearSecret}`);
  await expect(page.getByText(tooLate)).toBeVisible();
  await expect(page.getByRole("link", { name: /^\+356/ })).toHaveAttribute("href", "tel:+35621223344");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a review page that cannot be shown links back to its provider", async ({ page }) => {
    const venue = await aVenue();
    await page.goto(reviewUrl(venue, soon("10:00"), 999_999_999));
    await expect(heading(page, "Problem reviewing booking")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveAttribute("href", /providerId=\d/);
    await page.getByRole("link", { name: "Start over" }).click();
    await expect(page.getByText(venue.name).first()).toBeVisible();
    await page.getByRole("checkbox").first().check({ force: true });
    await expect(page.locator(".bottom-bar")).not.toContainText(/Free|No service selected|€/);
    await page.getByRole("button", { name: "Continue" }).filter({ visible: true }).click();
    await expect(heading(page, "Select time")).toBeVisible();
  });
});
