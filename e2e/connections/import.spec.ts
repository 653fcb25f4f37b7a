import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { aCalendar, anEntry } from "#server/platform/ics/ics-fixtures.ts";
import { aVenue, braids, malta, soon } from "../booking/venue.ts";
import { expect, isThorough, test } from "../journey.ts";
import { adoptSession, portal } from "../portal/hosts.ts";
import { calendarDay, cell, openCalendar } from "../portal/open-calendar.ts";
import { expectStateAccessible, readPage } from "../public/page-checks.ts";

const compact = (instant: string) => instant.replace(/[-:]|\.\d+/g, "");

test("a host imports a calendar and sees its busy time, and a customer who had chosen that time cannot book it", async ({
  page,
  context,
  browser,
  request,
}) => {
  const venue = await aVenue([braids, { ...braids, name: "Twists" }]);
  await venue.open(soon("09:00"), soon("12:00"));
  const busy = anEntry(`DTSTART:${compact(soon("10:00"))}`, `DTEND:${compact(soon("11:00"))}`, "SUMMARY:Dentist");
  const site = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/calendar" }).end(aCalendar(...busy));
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/private-3f2a/basic.ics`;
  const ten = malta(soon("10:00"));

  const customer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const times = `/booking/select-time?providerId=${venue.listingId}&serviceItemId=${venue.itemIds[0]}`;
  await customer.goto(times);
  await customer.getByRole("link", { name: ten, exact: true }).click();
  await expect(customer.getByText(`We're keeping ${ten} for you until`)).toBeVisible();

  await adoptSession(context, venue.host);
  await page.goto(`${portal}?tab=settings&section=connections`);
  await page.getByLabel("Opens with").selectOption("Twists");
  await expect(page.getByText(`data-kindred-service="${venue.itemIds[1]}"`)).toBeVisible();
  await page.getByLabel("Private calendar address").fill(address);
  await page.getByRole("button", { name: "Add calendar" }).click();
  await expect(page.getByRole("article", { name: /127\.0\.0\.1/ })).toContainText("1 busy time");
  const day = calendarDay(soon("10:00").slice(0, 10));
  await openCalendar(page, day.date, "day");
  await expect(cell(page, day.name, ten, "Busy in another calendar")).toBeVisible();
  await expect(page.locator(".calendar-key")).toContainText("Busy in another calendar");
  if (isThorough) await expectStateAccessible(page);
  await expect(page.getByText("Dentist")).toHaveCount(0);

  await customer.getByLabel("Name").fill("Nadia Held");
  await customer.getByLabel("Phone number").fill("7900 0188");
  await customer.getByRole("button", { name: "Confirm", exact: true }).filter({ visible: true }).click();
  await expect(customer.getByText(`Sorry, ${ten} has just been booked.`)).toBeVisible();
  expect(await venue.bookings()).toEqual([]);
  const { main } = await readPage(request, times);
  const isOffered = (hour: string) => main.includes(encodeURIComponent(soon(hour)));
  expect(["09:00", "10:00", "11:00"].map(isOffered)).toEqual([true, false, true]);
  site.close();
});
