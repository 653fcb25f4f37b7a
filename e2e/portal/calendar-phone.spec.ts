import { expect, test, thorough } from "../journey.ts";
import { expectNoOverflow, expectStateAccessible } from "../public/page-checks.ts";
import { cell, hostWithItem, monday, openCalendar, openMornings, tuesday, wednesday } from "./open-calendar.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("on a phone, a host sees one day with a week strip, and taps, selects and marks slots", async ({ page }) => {
  const host = await hostWithItem(page, "cal-phone");
  await openMornings(page, host);
  await openCalendar(page, tuesday.date);
  const change = page.getByRole("button", { name: "Change Availability" });

  await test.step("a cell that is not set opens no dialog; in Change Availability mode a click selects it", async () => {
    const unset = cell(page, tuesday.name, "08:45", "Not set");
    await unset.click();
    const hint = await page.locator(".toast").boundingBox();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect((hint?.y ?? 0) + (hint?.height ?? 0)).toBeLessThanOrEqual((await change.boundingBox())?.y ?? 0);
    await change.click();
    await unset.click();
    await expect(page.getByText("1 slot selected")).toBeVisible();
    await unset.click();
    await expect(page.getByText("1 slot selected")).toHaveCount(0);
  });

  await test.step("shows one day with a week strip; slots can be tapped, selected and marked", async () => {
    await expect(page.getByRole("link", { name: tuesday.name })).toHaveAttribute("aria-current", "date");
    await expect(cell(page, tuesday.name, "09:00", "Available")).toBeVisible();
    await expect(cell(page, wednesday.name, "09:00", "Available")).toHaveCount(0);
    await cell(page, tuesday.name, "09:00", "Available").tap();
    await cell(page, tuesday.name, "09:15", "Available").tap();
    await expect(page.getByText("2 slots selected")).toBeVisible();
    await page.getByRole("button", { name: "Select a range" }).tap();
    await cell(page, tuesday.name, "10:00", "Available").tap();
    await expect(page.getByText("Now tap the last slot")).toBeVisible();
    await cell(page, tuesday.name, "11:30", "Available").tap();
    await expect(page.getByText("9 slots selected")).toBeVisible();
    await page.getByRole("button", { name: "Mark unavailable" }).tap();
    await expect(cell(page, tuesday.name, "10:45", "Unavailable")).toBeVisible();
    await expect(cell(page, tuesday.name, "11:45", "Available")).toBeVisible();
    await expect(cell(page, tuesday.name, "09:15", "Unavailable")).toBeVisible();
  });

  await test.step("another day and the week are one tap away, accessible, and fit at 320 pixels", async () => {
    await page.getByRole("link", { name: wednesday.name }).tap();
    await expect(cell(page, wednesday.name, "09:00", "Available")).toBeVisible();
    await expectStateAccessible(page);
    await page.getByRole("link", { name: "Week", exact: true }).tap();
    const summary = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: wednesday.name }) });
    await expect(summary).toContainText("3 h free");
    await expect(page.getByRole("table")).toHaveCount(0);
    await expectStateAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await page.getByRole("link", { name: wednesday.name }).tap();
    await expect(cell(page, wednesday.name, "09:00", "Available")).toBeVisible();
    await expectNoOverflow(page);
  });
});

test("on a phone, a lost connection or an ended session shows an error in view, and the range dialog keeps its values", {
  tag: thorough,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const host = await hostWithItem(page, "cal-lost");
  await openMornings(page, host);
  await openCalendar(page, tuesday.date);

  await test.step("without a connection, the error is in view, and Retry repeats the change", async () => {
    await page.getByRole("button", { name: "Change Availability" }).tap();
    await cell(page, tuesday.name, "11:45", "Available").tap();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Mark unavailable" }).tap();
    const failure = page.getByRole("alert").filter({ hasText: "Failed to set availability: no connection" });
    await expect(failure).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("1 slot selected")).toBeInViewport();
    await page.context().setOffline(false);
    await failure.getByRole("button", { name: "Retry" }).tap();
    await expect(cell(page, tuesday.name, "11:45", "Unavailable")).toBeVisible();
    await expect(failure).toHaveCount(0);
    await expect(page.getByText("slot selected")).toHaveCount(0);
  });

  await test.step("the range dialog shows its errors in view and keeps its values after signing in again", async () => {
    await page.getByRole("button", { name: "Set range" }).tap();
    const dialog = page.getByRole("dialog", { name: "Range availability" });
    await dialog.getByLabel("From").fill(monday.date);
    await dialog.getByLabel("To", { exact: true }).fill(tuesday.date);
    await page.context().setOffline(true);
    await dialog.getByRole("button", { name: "Apply" }).tap();
    await expect(dialog.getByText(/^Failed to set availability for all selected days/)).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(false);
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await dialog.getByRole("button", { name: "Apply" }).tap();
    await expect(dialog.getByRole("link", { name: "Sign in with Google" })).toBeInViewport({ ratio: 1 });
    await page.context().addCookies(cookies);
    await openCalendar(page, tuesday.date);
    await expect(dialog.getByLabel("From")).toHaveValue(monday.date);
    await dialog.getByRole("button", { name: "Apply" }).tap();
    await expect(dialog.getByText("Availability set for 2 days.")).toBeInViewport({ ratio: 1 });
  });
});
