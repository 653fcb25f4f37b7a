import { daysAfter, openDay } from "#server/testing/test-days.ts";
import { startProduct } from "../../scripts/product.ts";
import { test as base, expect, isThorough, type Page } from "../journey.ts";
import { expectNoOverflow, expectStateAccessible } from "../public/page-checks.ts";
import { continueAs, makeService, newEmail, portal } from "./hosts.ts";
import { calendarAt, calendarDay, cell } from "./open-calendar.ts";

/** The shared product serves only Malta and never asks for the country, so this test starts its own. */
const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const product = await startProduct({ HOST_COUNTRIES: "MT,GB", DEMO: "off", RATE_LIMITS: "off" });
    await use(product.address);
    await product.stop();
  },
});

// This is after the last Sunday of March. Malta and the browser are then at UTC+2, and London is an hour behind.
const day = calendarDay(daysAfter(openDay, 63));

// `npm test` leaves this out, because it starts its own product, and unit tests cover what depends on the country.
if (isThorough)
  test("a host in London and a customer see London's time and pounds", async ({ page, baseURL, browser }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await test.step("the registration asks for the country and keeps the answer", () => registerInLondon(page));
    const { listingId } = await test.step("the host lists a service", () => listService(page, baseURL ?? ""));

    await test.step("the calendar shows London's hours", async () => {
      await page.goto(calendarAt(day.date, "day"));
      await expect(cell(page, day.name, "09:00", "Available")).toBeVisible();
      await expect(cell(page, day.name, "08:45", "Available")).toHaveCount(0);
    });

    const manageUrl = await test.step("a customer books at 10:00 and pays in pounds", async () => {
      const customer = await (
        await browser.newContext({ baseURL: baseURL ?? "", timezoneId: "Europe/Malta" })
      ).newPage();
      await customer.goto(`/booking/select-time?providerId=${listingId}&date=${day.date}`);
      await expect(customer.getByText("Times are in UK time, with your local time below.")).toBeVisible();
      await customer.getByRole("link", { name: /^10:00/ }).click();
      await expect(customer.getByRole("heading", { name: "Review and confirm" })).toBeVisible();
      await expect(customer.getByText("UK time. Your time: 11:00 – 12:00")).toBeVisible();
      await expect(customer.getByText("£40.00").filter({ visible: true }).first()).toBeVisible();
      await expect(customer.getByLabel("Country code")).toHaveValue("GB");
      await customer.getByLabel("Name").fill("Nadia Osei");
      await customer.getByLabel("Phone number").fill("020 7946 0018");
      await customer.getByRole("button", { name: "Confirm", exact: true }).last().click();
      await expect(customer.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
      await expectLondonTicket(customer);
      const address = customer.url().replace("/confirmed/", "/manage/");
      await customer.goto(address);
      await expectLondonTicket(customer);
      return address;
    });

    await test.step("the host's bookings and the manage page show the same time and price", async () => {
      await page.goto(`${portal}?tab=bookings`);
      const row = page.getByRole("listitem").filter({ hasText: "Nadia Osei" });
      await expect(row).toContainText("10:00");
      await expect(row).toContainText("£40.00");
      await expectNoOverflow(page);
      await page.goto(manageUrl);
      await expectLondonTicket(page);
    });
  });

async function registerInLondon(page: Page): Promise<void> {
  await page.goto(portal);
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await continueAs(page, newEmail("london"));
  const country = page.getByLabel("Country", { exact: true });
  await expect(country).toHaveValue("MT");
  await country.selectOption({ label: "United Kingdom" });
  await page.reload();
  await expect(country).toHaveValue("GB");
  await expectStateAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel("Day", { exact: true }).selectOption("12");
  await page.getByLabel("Month", { exact: true }).selectOption("2");
  await page.getByLabel("Year", { exact: true }).selectOption("1988");
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Welcome, Ada" })).toBeVisible();
}

/** The listing is open from 09:00 to 12:00 London time. */
async function listService(page: Page, origin: string): Promise<{ listingId: number }> {
  const place = { countryIso: "GB", cityId: 2001, address: "1 Brick Lane, London", phoneNumber: "+44 20 7946 0000" };
  const listingId = await makeService({ request: page.request, origin }, "Ada in London", place);
  const { kindredProvider } = await (await page.request.get("/api/session")).json();
  const item = { name: "Cornrows", price: 40, durationMinutes: 60, daysAhead: null };
  expect((await page.request.post(`/api/serviceItems?providerId=${listingId}`, { data: item })).status()).toBe(201);
  const window = { startTime: `${day.date}T08:00:00Z`, endTime: `${day.date}T11:00:00Z`, status: "available" };
  const data = { kindredProviderId: kindredProvider.id, ...window };
  expect((await page.request.post("/api/providerCalendar/availability", { data })).status()).toBe(200);
  return { listingId };
}

async function expectLondonTicket(page: Page): Promise<void> {
  await expect(page.getByText("10:00 – 11:00").first()).toBeVisible();
  await expect(page.getByText(/^UK time/).first()).toBeVisible();
  await expect(page.getByText("£40.00").first()).toBeVisible();
}
