import { aVenue, reviewUrl, soon } from "../booking/venue.ts";
import { expect, test } from "../journey.ts";
import { expectStateAccessible } from "../public/page-checks.ts";

test("a customer who wants to be remembered books again with one press, and is forgotten with one", async ({
  page,
  context,
}) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  await page.goto(reviewUrl(venue, soon("10:00")));
  await page.getByLabel("Name").fill("Nadia Osei");
  await page.getByLabel("Phone number").fill("7900 0188");
  await page.getByLabel("Remember me on this device").check();
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(reviewUrl(venue, soon("11:00")));
  await expect(later.getByLabel("Name")).toHaveValue("Nadia Osei");
  await expect(later.getByLabel("Phone number")).toHaveValue("7900 0188");
  await later.getByLabel("Remember me on this device").uncheck();
  await later.getByRole("button", { name: "Confirm", exact: true }).last().click();
  await expect(later.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
  await later.close();

  const last = await context.newPage();
  await last.goto(reviewUrl(venue, soon("12:00")));
  await expect(last.getByLabel("Name")).toHaveValue("");
});
