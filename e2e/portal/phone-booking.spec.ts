import { expect, isThorough, test } from "../journey.ts";
import { expectStateAccessible } from "../public/page-checks.ts";
import { continueAs } from "./hosts.ts";
import { bookAsCustomer, cell, hostWithItem, openCalendar, openMornings, tuesday } from "./open-calendar.ts";

test("a host books for a caller; a refusal keeps the dialog and its values", async ({ page, context, request }) => {
  const host = await hostWithItem(page, "call-refused");
  const long = await page.request.post(`/api/serviceItems?providerId=${host.listingId}`, {
    data: { name: "Two hours", price: 80, durationMinutes: 120, daysAhead: null },
  });
  expect(long.status()).toBe(201);
  await openMornings(page, host);
  // Block the event stream, so that the page does not learn in time that the slot was taken.
  await page.route("**/api/providerCalendar/changes*", (route) => route.abort());
  await openCalendar(page, tuesday.date, "day");
  const { email } = (await (await page.request.get("/api/session")).json()).user;
  const dialog = page.getByRole("dialog", { name: "Book this time" });

  await test.step("an item that is too long for the free time is disabled, with the reason", async () => {
    await cell(page, tuesday.name, "10:45", "Available").click();
    await expect(page.getByRole("checkbox", { name: /Two hours/ })).toBeDisabled();
    await expect(page.getByText("Too long: only 1 h 15 min free from 10:45")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /Half an hour/ })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a refused phone booking keeps the dialog open with the typed values and the reason", async () => {
    await cell(page, tuesday.name, "09:30", "Available").click();
    await expect(dialog).toContainText(`${tuesday.name}, 09:30`);
    await expect(dialog).not.toContainText("09:45");
    await dialog.getByRole("checkbox", { name: /Two hours/ }).check();
    await dialog.getByRole("checkbox", { name: /Half an hour/ }).check();
    await expect(dialog.getByText(/2 h 30 min in all.*€105\.00/)).toBeVisible();
    await dialog.getByLabel("Name").fill("Maria Caller");
    await dialog.getByLabel("Phone").fill("9911 2233");
    await expectStateAccessible(page);

    await bookAsCustomer(request, host, `${tuesday.date}T09:30:00Z`, "Quick Customer");
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("Failed to book slot: 409");
    await expect(dialog.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("Maria Caller");
    await expect(dialog.getByLabel("Phone")).toHaveValue("9911 2233");
    await expect(dialog).toContainText("Too long: only 1 h free from 09:30");
    await expectStateAccessible(page);

    await expect(dialog.getByRole("button", { name: "Book", exact: true })).toBeDisabled();
    await dialog.getByRole("checkbox", { name: /Two hours/ }).uncheck();
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(cell(page, tuesday.name, "09:30", "Booked, Half an hour, Maria Caller, 09:30 – 10:00")).toBeVisible();
  });

  // `drafts.spec.ts` ends a session in every run.
  if (!isThorough) return;
  await test.step("if the session ends in the Book dialog, signing in again reopens it with its values", async () => {
    await cell(page, tuesday.name, "09:00", "Available").click();
    await dialog.getByLabel("Name").fill("Maria Caller");
    await dialog.getByLabel("Phone").fill("9911 2233");
    await context.clearCookies();
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(
      dialog.getByText("Your session has ended. Sign in again to continue where you left off."),
    ).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("Maria Caller");
    await dialog.getByRole("link", { name: "Sign in with Google" }).click();
    await continueAs(page, email);
    await expect(dialog).toContainText(`${tuesday.name}, 09:00`);
    await expect(dialog.getByLabel("Name")).toHaveValue("Maria Caller");
    await expect(dialog.getByLabel("Phone")).toHaveValue("9911 2233");
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    const booked = cell(page, tuesday.name, "09:00", "Booked, Half an hour, Maria Caller, 09:00 – 09:30");
    await expect(booked).toBeVisible();
    await page.reload();
    await expect(booked).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
