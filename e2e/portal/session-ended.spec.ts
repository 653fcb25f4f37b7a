import { expect, test, thorough } from "../journey.ts";
import { endSession, expectSignInTo, sessionEnded } from "./ended-session.ts";
import { calendarAt, cell, hostWithItem, monday, openCalendar, tuesday } from "./open-calendar.ts";

test("if the session ends in the calendar, the selected slots and the range are kept", { tag: thorough }, async ({
  page,
}) => {
  await hostWithItem(page, "ended-calendar");
  const address = calendarAt(tuesday.date, "day");
  await openCalendar(page, tuesday.date, "day");
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
  await openCalendar(page, tuesday.date, "day");
  await expect(page.getByText("2 slots selected")).toBeVisible();

  await endSession(page);
  await page.getByRole("button", { name: "Mark available" }).click();
  await expectSignInTo(page, address);
  await expect(page.getByText("2 slots selected")).toBeVisible();
  await expect(page.getByLabel("From")).toHaveValue(monday.date);
  await expect(page.getByText("Failed to set availability")).toHaveCount(0);

  await signIn();
  await openCalendar(page, tuesday.date, "day");
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
