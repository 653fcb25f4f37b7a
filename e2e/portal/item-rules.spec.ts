import { randomUUID } from "node:crypto";
import { expect, test } from "../journey.ts";
import { expectNoOverflow, expectStateAccessible } from "../public/page-checks.ts";
import { cell, hostWithItem, openCalendar, openMornings, tuesday } from "./open-calendar.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a host sets the rules of an item; customers read them, and the host breaks them knowingly", async ({
  page,
  request,
}) => {
  const host = await hostWithItem(page, "item-rules");
  const wholeHour = { name: "Whole hour", price: 40, durationMinutes: 60 };
  await page.request.post(`/api/serviceItems?providerId=${host.listingId}`, { data: wholeHour });
  // Without a hold, somebody else can book the time that the page shows.
  await page.route("**/api/holds", (route) => route.abort());
  await openMornings(page, host);

  await test.step("the rules are set in the item's form", async () => {
    await page.goto(`/services/${host.listingId}`);
    await page.getByRole("link", { name: "Edit Half an hour" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Half an hour" })).toBeVisible();
    await page.getByLabel("Before", { exact: true }).selectOption("10 min");
    await page.getByLabel("After", { exact: true }).selectOption("20 min");
    await expect(page.getByText("A visit at 13:00 fills your calendar from 12:50 to 13:50.")).toBeVisible();
    await page.getByLabel("Shortest notice").selectOption("2 hours");
    await page.getByLabel("Maximum per day").selectOption("1 a day");
    await expect(
      page.getByText(
        /^Customers can book until 2 hours before a visit starts\. Right now, .* At most 1 visit can be booked for one day\./,
      ),
    ).toBeVisible();
    await page.getByRole("radio", { name: "24 hours before" }).check();
    await expect(page.getByText(/^A visit on .* at 13:00 can be cancelled until .* at 13:00\./)).toBeVisible();
    const preview = page.getByRole("region", { name: "What customers see" });
    await expect(preview).toContainText("Free cancellation up to 24 hours before");
    await page.getByRole("group", { name: "Copy the rules to other items" }).getByLabel("Whole hour").check();
    await expectNoOverflow(page);
    await expectStateAccessible(page);
    await page.getByRole("button", { name: "Save item" }).click();
    await expect(page.getByText("Item updated successfully! 1 other item has the same rules.")).toBeVisible();
    const items = await (await page.request.get(`/api/serviceItems?providerId=${host.listingId}`)).json();
    const rules = { minutesBefore: 10, minutesAfter: 20, noticeMinutes: 120, mostPerDay: 1, cancelMinutes: 1440 };
    expect(items).toMatchObject([
      { name: "Half an hour", ...rules },
      { name: "Whole hour", ...rules },
    ]);
  });

  const startTime = `${tuesday.date}T09:00:00Z`;
  const { secret } =
    await test.step("the sentence about cancelling follows the rule before and after booking", async () => {
      const query = new URLSearchParams({
        providerId: String(host.listingId),
        kindredProviderId: String(host.hostId),
        serviceItemId: String(host.itemId),
        startTime,
      });
      await page.goto(`/booking/review?${query}`);
      await expect(page.getByText(/Please cancel at least 24 hours before\. .* until Mon .*10:00/)).toBeVisible();
      const made = await request.post("/api/providerCalendar/bookings", {
        data: {
          kindredProviderId: host.hostId,
          startTime,
          serviceItems: [host.itemId],
          customerName: "Zahra Customer",
          customerPhone: "99112233",
        },
        headers: { "idempotency-key": randomUUID() },
      });
      return (await made.json()).data;
    });
  await page.goto(`/booking/manage/${secret}`);
  await expect(page.getByText("You can move or cancel it yourself until 24 hours before it starts:")).toBeVisible();
  const file = await (await request.get(`/api/bookings/${secret}/calendar.ics`)).text();
  expect(file.replaceAll("\r\n ", "")).toMatch(/DESCRIPTION:.*You can do this until Mon .*10:00/);

  await test.step("a booking that breaks the rules says which, and can be made all the same", async () => {
    await openCalendar(page, tuesday.date, "day");
    await expect(cell(page, tuesday.name, "09:45", "Time before a visit")).toBeVisible();
    await expect(cell(page, tuesday.name, "10:30", "Time after a visit")).toBeVisible();
    await cell(page, tuesday.name, "11:00", "Available").click();
    const dialog = page.getByRole("dialog", { name: "Book this time" });
    await dialog.getByRole("checkbox", { name: /Half an hour/ }).check();
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(dialog.getByText("This service has reached its maximum for that day.")).toBeVisible();
    await expectStateAccessible(page);
    await dialog.getByRole("button", { name: "Book anyway" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cell(page, tuesday.name, "11:00", "Available")).toHaveCount(0);
  });
});
