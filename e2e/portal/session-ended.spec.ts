import { expect, type Page, test } from "../journey.ts";
import { calendarAt, cell, hostWithItem, monday, openCalendar, tuesday } from "./open-calendar.ts";

const sessionEnded = "Your session has ended. Sign in again to continue where you left off.";

/** Ends the session of the open page; the result restores it, as signing in again does. */
async function endSession(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const cookies = await context.cookies();
  await context.clearCookies();
  return () => context.addCookies(cookies);
}

async function expectSignInTo(page: Page, address: string): Promise<void> {
  await expect(page.getByText(sessionEnded)).toBeInViewport();
  await expect(page.getByRole("link", { name: "Sign in with Google" })).toHaveAttribute(
    "href",
    `/auth/sign-in?${new URLSearchParams({ returnTo: address })}`,
  );
}

test("if the session ends in the calendar, the selected slots and the range are kept", async ({ page }) => {
  await hostWithItem(page, "ended-calendar");
  const address = calendarAt(tuesday.date);
  await openCalendar(page, tuesday.date);
  await page.getByLabel("From").fill(monday.date);
  await page.getByLabel("To", { exact: true }).fill(tuesday.date);
  await page.getByRole("radio", { name: /^Morning/ }).check();
  await page.getByRole("button", { name: "Change Availability" }).click();
  await cell(page, tuesday.name, "09:00", "Not set").click();
  await cell(page, tuesday.name, "09:15", "Not set").click();
  const signIn = await endSession(page);

  await page.getByRole("button", { name: "Apply" }).click();
  await expectSignInTo(page, address);
  await page.reload();
  await signIn();
  await openCalendar(page, tuesday.date);
  await expect(page.getByText("2 slots selected")).toBeVisible();

  await endSession(page);
  await page.getByRole("button", { name: "Mark available" }).click();
  await expectSignInTo(page, address);
  await expect(page.getByText("2 slots selected")).toBeVisible();
  await expect(page.getByLabel("From")).toHaveValue(monday.date);
  await expect(page.getByText("Failed to set availability")).toHaveCount(0);

  await signIn();
  await openCalendar(page, tuesday.date);
  await expect(page.getByText(sessionEnded)).toHaveCount(0);
  await expect(page.getByLabel("From")).toHaveValue(monday.date);
  await expect(page.getByLabel("To", { exact: true })).toHaveValue(tuesday.date);
  await expect(page.getByRole("radio", { name: /^Morning/ })).toBeChecked();
  await page.getByRole("button", { name: "Mark available" }).click();
  await expect(cell(page, tuesday.name, "09:15", "Available")).toBeVisible();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Availability set for 2 days.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("slots selected")).toHaveCount(0);
  await expect(page.getByLabel("From")).toHaveValue("");
});

test("if the session ends on the bookings page, the page stays and offers to sign in", async ({ page }) => {
  await hostWithItem(page, "ended-bookings");
  const address = "/kindred-providers?tab=bookings";
  await page.goto(address);
  const signIn = await endSession(page);
  await page.getByRole("button", { name: "Create a private link" }).click();
  await expectSignInTo(page, address);
  await expect(page.getByRole("heading", { name: "Your bookings" })).toBeVisible();
  await page.getByLabel("Search by name or phone").fill("peter");
  await page.getByRole("button", { name: "Search" }).click();
  await expectSignInTo(page, `${address}&list=upcoming`);
  await expect(page.getByLabel("Search by name or phone")).toHaveValue("peter");
  await signIn();
  await page.goto(`${address}&list=upcoming`);
  await expect(page.getByLabel("Search by name or phone")).toHaveValue("peter");
  await expect(page.getByText("No bookings match your search.")).toBeVisible();
  await page.getByRole("button", { name: "Create a private link" }).click();
  await expect(page.getByLabel("Private calendar link")).toHaveValue(/\.ics$/);
  await expect(page.getByText(sessionEnded)).toHaveCount(0);
});
