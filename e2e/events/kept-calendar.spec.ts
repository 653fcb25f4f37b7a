import { openDay } from "#server/testing/test-days.ts";
import { expect, test } from "../journey.ts";
import { makeEvent } from "../portal/hosts.ts";
import { bookAsCustomer, hostWithItem, setTime } from "../portal/open-calendar.ts";
import { expectStateAccessible } from "../public/page-checks.ts";

test("the form names bookings at the time of the event, and keeps the rest of the time free", async ({ page }) => {
  const host = await hostWithItem(page, "kept");
  await setTime(page, host, `${openDay}T08:00:00Z`, `${openDay}T16:00:00Z`);
  await bookAsCustomer(page.request, host, `${openDay}T10:30:00Z`, "Ifeoma Nwosu");
  const times = { start_date: `${openDay}T10:00:00Z`, end_date: `${openDay}T12:00:00Z` };
  const id = await makeEvent(page, "Tasting", { ...times, timezone: "Europe/Malta" });
  await page.goto(`/events/${id}/edit`);
  await page.getByLabel("Keep it free").check();
  await expect(page.getByText("You already have a booking at that time:")).toBeVisible();
  await expect(page.getByText(/11:30, Ifeoma Nwosu/)).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Event updated successfully!")).toBeVisible();
  const slots = await page.request.get("/api/providerCalendar/slots", {
    params: {
      kindredProviderId: host.hostId,
      serviceItemId: host.itemId,
      startTime: `${openDay}T08:00:00Z`,
      endTime: `${openDay}T16:00:00Z`,
    },
  });
  const starts = (await slots.json()).map(({ start_time }: { start_time: string }) => start_time.slice(11, 16));
  expect(starts).toContain("09:30");
  expect(starts).toContain("12:00");
  expect(starts.filter((start: string) => start > "09:30" && start < "12:00")).toEqual([]);
});
