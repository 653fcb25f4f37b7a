import { expect, type Page, test } from "../journey.ts";
import { adoptSession, portal } from "../portal/hosts.ts";
import { expectFitsAndAccessible, expectStateAccessible, readPage } from "../public/page-checks.ts";
import { aVenue, malta, soon } from "./venue.ts";

test.setTimeout(120_000);
test.use({ viewport: { width: 390, height: 844 } });

const daysAhead = (days: number) => soon("12:00", days).slice(0, 10);
/** The next Monday that is not today. */
const untilMonday = Array.from({ length: 7 }, (_, n) => n + 1).find(
  (days) => new Date(daysAhead(days)).getUTCDay() === 1,
) as number;

async function chooseBoth(page: Page, listingId: number): Promise<void> {
  await page.goto(`/booking?providerId=${listingId}`);
  for (const name of ["Wash", "Cornrows"]) await page.getByRole("checkbox", { name: new RegExp(name) }).click();
  await page.getByRole("button", { name: "Continue" }).last().click();
  await expect(page.getByRole("heading", { name: "Select time" })).toBeVisible();
}

test("a host opens Mondays and closes a week; one customer books the only time, cancels, and another takes it from the waiting list", async ({
  page,
  context,
}) => {
  const venue = await aVenue([
    { name: "Wash", price: 20, durationMinutes: 45 },
    { name: "Cornrows", price: 35, durationMinutes: 75 },
  ]);
  await adoptSession(context, venue.host);

  await test.step("the host sets the hours and closes the first week", async () => {
    await page.goto(`${portal}?tab=settings&section=hours`);
    await page.getByRole("checkbox", { name: "Open on Monday" }).check();
    await page.getByLabel("Monday, to").selectOption("11:00");
    await page.getByRole("button", { name: "Save hours" }).click();
    await expect(page.getByText("Opening hours saved.")).toBeVisible();
    await page.goto(`${portal}?tab=calendar&date=${daysAhead(untilMonday)}`);
    await page.getByRole("button", { name: "Set range" }).click();
    const dialog = page.getByRole("dialog", { name: "Range availability" });
    await dialog.getByRole("radio", { name: "Close" }).check();
    await dialog.getByLabel("From").fill(daysAhead(untilMonday));
    await dialog.getByLabel("To", { exact: true }).fill(daysAhead(untilMonday + 6));
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect(dialog.getByText("Availability set for 7 days.")).toBeVisible();
  });

  const times = await test.step("a customer books two services at the only free time", async () => {
    await context.clearCookies();
    await chooseBoth(page, venue.listingId);
    const address = page.url();
    await page.getByRole("link", { name: /^Next free time: Mon/ }).click();
    await page.getByRole("link", { name: "09:00", exact: true }).click();
    await page.getByLabel("Name").fill("Maria Camilleri");
    await page.getByLabel("Phone number").fill("7900 0188");
    await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
    await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
    return address;
  });
  const booked = new URL(page.url()).pathname.split("/").at(-1);

  await test.step("another customer finds no time and joins the waiting list", async () => {
    await page.goto(`${times}&date=${daysAhead(untilMonday + 7)}`);
    await page.getByRole("link", { name: "Join the waiting list" }).click();
    await expect(page.getByRole("heading", { name: "No time suits you?" })).toBeVisible();
    await expectFitsAndAccessible(page, null);
    await page.getByRole("button", { name: "Put me on the list" }).click();
    await expect(page.getByText("Please enter your name")).toBeVisible();
    await expectStateAccessible(page);
    await page.getByLabel("Name").fill("Nadia Fenech");
    await page.getByRole("textbox", { name: "Email" }).fill("nadia@test.example");
    await page.getByRole("button", { name: "Put me on the list" }).click();
    await expect(page.getByRole("heading", { name: "You're on the list" })).toBeVisible();
    await expect(page.getByText("Wash")).toBeVisible();
  });
  const link = page.url();

  await test.step("the host sees who waits", async () => {
    await adoptSession(context, venue.host);
    await page.goto(`${portal}?tab=bookings`);
    await expect(page.getByRole("heading", { name: /^Waiting list/ })).toBeVisible();
    await expect(page.getByText("Nadia Fenech")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Offer / })).toHaveCount(0);
    await expectStateAccessible(page);
  });

  await test.step("the booking is cancelled, and the waiting customer gets the time", async () => {
    await context.clearCookies();
    await page.goto(`/booking/manage/${booked}?step=cancel`);
    await page.getByRole("button", { name: "Confirm cancellation" }).click();
    await expect(page.getByText("Booking cancelled").first()).toBeVisible();
    await expect.poll(async () => (await readPage(page.request, link)).words).toContain("Take this time");
    await expectFitsAndAccessible(page, link);
    await expect(page.getByRole("button", { name: "Take this time" })).toBeVisible();
    await expect(page.getByText("Kept for you, Nadia Fenech")).toBeVisible();
    await page.getByRole("button", { name: "Take this time" }).click();
    await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
    const confirmed = (await venue.bookings()).filter(({ status }) => status === "confirmed");
    expect(confirmed.map(({ customerName, startTime }) => [customerName, malta(startTime)])).toEqual([
      ["Nadia Fenech", "09:00"],
    ]);
    await page.goto(link);
    await expect(page).toHaveURL(/\/booking\/manage\//);
  });
});
