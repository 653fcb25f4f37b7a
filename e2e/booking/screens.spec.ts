import { expect, isThorough, test } from "../journey.ts";
import {
  collectConsoleErrors,
  expectFits,
  expectFitsAndAccessible,
  expectStateAccessible,
} from "../public/page-checks.ts";
import { aVenue, bookDirectly, braids, reviewUrl, soon, type Venue } from "./venue.ts";

test.setTimeout(180_000);

const items = [
  braids,
  { name: "Adobo-and-everything-else-in-one-very-long-word", price: 1234.5, durationMinutes: 150 },
];
let venue: Venue;
let secret: string;
test.beforeAll(async () => {
  venue = await aVenue(items);
  await venue.open(soon("09:00"), soon("13:00"));
  secret = await bookDirectly(venue, soon("10:00"), "nadia@test.example");
});

test("every page of a new booking is accessible and fits all widths", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  const times = `/booking/select-time?providerId=${venue.listingId}`;
  await expectFitsAndAccessible(page, `/booking?providerId=${venue.listingId}`, { inEveryLook: true });
  await page.getByRole("checkbox").first().check();
  await expectFits(page);
  await expectStateAccessible(page);
  await expectFitsAndAccessible(page, times);
  if (isThorough) {
    await expectFitsAndAccessible(page, `${times}&startTime=${encodeURIComponent(soon("11:00"))}`, { isState: true });
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectFitsAndAccessible(page, reviewUrl(venue, soon("10:00")), { isState: true });
  }
  await expectFitsAndAccessible(page, reviewUrl(venue, soon("11:00")));
  await page.getByLabel("Name").fill(" ");
  await page.getByLabel("Name").press("Enter");
  await expect(page.locator("#customerName-error")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expectFits(page);
  await expectStateAccessible(page);
  expect(consoleErrors.filter((text) => !text.includes("status of 422"))).toEqual([]);
});

test("every page of an existing booking is accessible and fits all widths", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  await expectFitsAndAccessible(page, `/booking/confirmed/${secret}`);
  await expectFitsAndAccessible(page, `/booking/manage/${secret}`);
  if (isThorough) {
    await expectFitsAndAccessible(page, `/booking/manage/${secret}?step=cancel`, { isState: true });
    await expect(page.getByRole("alertdialog")).toBeVisible();
  }
  const move = `/booking/manage/${secret}/move?startTime=${encodeURIComponent(soon("12:00"))}`;
  await expectFitsAndAccessible(page, move);
  await expectFitsAndAccessible(page, "/booking/find");
  expect(consoleErrors).toEqual([]);
});
