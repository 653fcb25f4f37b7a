import { expect, test } from "../journey.ts";
import { expectFits, expectStateAccessible } from "../public/page-checks.ts";
import { aVenue, malta, reviewUrl, soon } from "./venue.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("choosing a time keeps it for this browser until it is booked, left or over", async ({ page, browser }) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("11:00"));
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const held = `We're keeping ${malta(soon("09:00"))} for you until`;
  const times = `/booking/select-time?providerId=${venue.listingId}`;
  await page.goto(times);
  await page.getByRole("link", { name: malta(soon("09:00")), exact: true }).click();
  await expect(page.getByText(held)).toBeVisible();
  await expectFits(page);
  await expectStateAccessible(page);

  await test.step("another browser cannot choose the time, and its link says so", async () => {
    await other.goto(times);
    await expect(other.getByRole("link", { name: malta(soon("10:00")), exact: true })).toBeVisible();
    await expect(other.getByRole("link", { name: malta(soon("09:00")), exact: true })).toHaveCount(0);
    await other.goto(reviewUrl(venue, soon("09:00")));
    await expect(other.getByText(`${malta(soon("09:00"))} is no longer available.`)).toBeVisible();
  });

  await test.step("a reload keeps it, and going back releases it", async () => {
    await page.reload();
    await expect(page.getByText(held)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: malta(soon("09:00")), exact: true })).toBeVisible();
    await other.goto(times);
    await expect(other.getByRole("link", { name: malta(soon("09:00")), exact: true })).toBeVisible();
  });

  await test.step("the time that is kept is booked", async () => {
    await page.getByRole("link", { name: malta(soon("09:00")), exact: true }).click();
    await expect(page.getByText(held)).toBeVisible();
    await page.getByLabel("Name").fill("Nadia Held");
    await page.getByLabel("Phone number").fill("7900 0188");
    await page.getByRole("button", { name: "Confirm" }).last().click();
    await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
  });
  await other.close();
});

test("a reload before the hold is answered, and a Confirm before the next hold, still book the time", async ({
  page,
}) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("10:00"));
  let holds = 0;
  await page.route("**/api/holds", async (route) => {
    // The server makes the first hold, but its answer never arrives. The second does not reach the server.
    if (holds === 0) expect((await route.fetch()).status()).toBe(201);
    holds++;
  });
  await page.goto(reviewUrl(venue, soon("09:00")));
  await expect.poll(() => holds).toBe(1);
  await page.reload();
  await page.getByLabel("Name").fill("Nadia Reload");
  await page.getByLabel("Phone number").fill("7900 0188");
  await expect.poll(() => holds).toBe(2);
  await page.getByRole("button", { name: "Confirm" }).last().click();
  await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
});
