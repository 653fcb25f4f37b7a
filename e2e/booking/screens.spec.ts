import { expect, test } from "../journey.ts";
import { collectConsoleErrors, expectAccessible, expectFits, expectFitsAndAccessible } from "../public/page-checks.ts";
import { aVenue, bookDirectly, braids, reviewUrl, soon } from "./venue.ts";

test.setTimeout(180_000);

test("every booking page is accessible and fits all widths", async ({ page }) => {
  const venue = await aVenue([
    braids,
    { name: "Adobo-and-everything-else-in-one-very-long-word", price: 1234.5, durationMinutes: 150 },
  ]);
  await venue.open(soon("09:00"), soon("13:00"));
  const secret = await bookDirectly(venue, soon("10:00"), "nadia@test.example");
  const consoleErrors = collectConsoleErrors(page);
  const times = `/booking/select-time?providerId=${venue.listingId}`;
  const timeChosen = `${times}&startTime=${encodeURIComponent(soon("11:00"))}`;
  const review = reviewUrl(venue, soon("11:00"));
  for (const path of [
    `/booking?providerId=${venue.listingId}`,
    times,
    timeChosen,
    review,
    reviewUrl(venue, soon("10:00")),
    `/booking/confirmed/${secret}`,
    `/booking/manage/${secret}`,
    `/booking/manage/${secret}?step=cancel`,
    `/booking/manage/${secret}/move?startTime=${encodeURIComponent(soon("12:00"))}`,
    "/booking/find",
  ]) {
    await expectFitsAndAccessible(page, path);
  }
  const isRight = async () => {
    await expectFits(page);
    await expectAccessible(page);
  };
  await page.goto(`/booking?providerId=${venue.listingId}`);
  await page.getByRole("checkbox").first().check();
  await isRight();
  await page.goto(timeChosen);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto(`/booking/manage/${secret}?step=cancel`);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.goto(review);
  await page.locator("#customerName").fill(" ");
  await page.locator("#customerName").press("Enter");
  await expect(page.locator("#customerName-error")).toBeVisible();
  await expect(page.locator("#customerName")).toBeFocused();
  await isRight();
  expect(consoleErrors.filter((text) => !text.includes("status of 422"))).toEqual([]);
});
