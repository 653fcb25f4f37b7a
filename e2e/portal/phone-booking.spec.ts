import { expect, test } from "../journey.ts";
import { expectAccessible } from "../public/page-checks.ts";
import { cell, hostWithItem, openCalendar, openMornings, tuesday } from "./open-calendar.ts";

test.setTimeout(90_000);

test("a refused phone booking keeps the dialog open with the typed values and the reason", async ({
  page,
  request,
}) => {
  const host = await hostWithItem(page, "call-refused");
  const long = await page.request.post(`/api/serviceItems?providerId=${host.listingId}`, {
    data: { name: "Two hours", price: 80, durationMinutes: 120 },
  });
  expect(long.status()).toBe(201);
  await openMornings(page, host);
  // Block the event stream, so that the page does not learn in time that the slot was taken.
  await page.route("**/api/providerCalendar/changes*", (route) => route.abort());
  await openCalendar(page, tuesday.date);
  await cell(page, tuesday.name, "09:30", "Available").click();
  const dialog = page.getByRole("dialog", { name: "Book this time" });
  await expect(dialog).toContainText(`${tuesday.name}, 09:30`);
  await expect(dialog).not.toContainText("09:45");
  await dialog.getByRole("radio", { name: /Two hours/ }).check();
  await dialog.getByLabel("Name").fill("Maria Caller");
  await dialog.getByLabel("Phone").fill("9911 2233");
  await expectAccessible(page);

  const taken = await request.post("/api/providerCalendar/bookings", {
    data: {
      kindredProviderId: host.accountId,
      startTime: `${tuesday.date}T09:30:00Z`,
      serviceItems: [host.itemId],
      customerName: "Quick Customer",
      customerPhone: "99112244",
    },
  });
  expect(taken.status()).toBe(201);
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("Failed to book slot: 409");
  await expect(dialog.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Maria Caller");
  await expect(dialog.getByLabel("Phone")).toHaveValue("9911 2233");
  await expect(dialog).toContainText("Too long: only 1 h free from 09:30");
  await expectAccessible(page);

  await dialog.getByRole("radio", { name: /Half an hour/ }).check();
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await expect(cell(page, tuesday.name, "09:30", "Booked, Half an hour, Maria Caller, 09:30 – 10:00")).toBeVisible();
});

test("an item that is too long for the free time is disabled, with the reason", async ({ page }) => {
  const host = await hostWithItem(page, "call-long");
  const long = await page.request.post(`/api/serviceItems?providerId=${host.listingId}`, {
    data: { name: "Two hours", price: 80, durationMinutes: 120 },
  });
  expect(long.status()).toBe(201);
  await openMornings(page, host);
  await openCalendar(page, tuesday.date);
  await cell(page, tuesday.name, "10:45", "Available").click();
  await expect(page.getByRole("radio", { name: /Two hours/ })).toBeDisabled();
  await expect(page.getByText("Too long: only 1 h 15 min free from 10:45")).toBeVisible();
  await expect(page.getByRole("radio", { name: /Half an hour/ })).toBeChecked();
});
