import { daysAfter, nextYear, openDay } from "#server/testing/test-days.ts";
import { expect, isThorough, type Locator, type Page, test, thorough } from "../journey.ts";
import { collectConsoleErrors, expectFitsAndAccessible, expectStateAccessible } from "../public/page-checks.ts";
import { adoptSession, newEmail, portal, signInDirectly } from "./hosts.ts";
import { cell, hostWithItem, type OpenHost, openCalendar, tuesday, wednesday } from "./open-calendar.ts";

const hours = `${portal}?tab=settings&section=hours`;

async function saveWeek(page: Page, { hostId }: OpenHost, from: string, to: string): Promise<string> {
  const calendars = await (await page.request.get(`/api/hosts/${hostId}/calendars`)).json();
  const path = `/api/hosts/${hostId}/calendars/${calendars[0].id}/hours`;
  const days = Array.from({ length: 7 }, () => [{ from, to }]);
  expect((await page.request.put(path, { data: { validFrom: `${nextYear}-01-01`, days } })).status()).toBe(200);
  return path;
}

/** What was just opened must not be behind the bar with Save. */
async function expectAboveSave(page: Page, target: Locator): Promise<void> {
  const bottomOf = async (one: Locator) => {
    const box = await one.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect(target).toBeInViewport();
  const bar = await page.locator(".weekly-hours-save").boundingBox();
  expect(await bottomOf(target)).toBeLessThanOrEqual(bar?.y ?? 0);
}

test("on a phone, a host sets weekly hours, copies a day, adds a day that differs and closes on holidays", async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const { hostId } = await hostWithItem(page, "hours");
  await page.goto(hours);
  await expect(page.getByText("You have no weekly hours yet.")).toBeVisible();

  await test.step("a day opens with a tick, gets a break, and is copied", async () => {
    await page.getByRole("checkbox", { name: "Open on Monday" }).check();
    await page.getByLabel("Monday, to").selectOption("13:00");
    await page.getByRole("button", { name: "Add hours, Monday" }).click();
    await expect(page.getByLabel("Monday, from").last()).toHaveValue("14:00");
    await page.getByLabel("Monday, from").last().selectOption("12:15");
    await expect(page.getByText("These times overlap")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save hours" })).toHaveAttribute("aria-disabled", "true");
    await expectStateAccessible(page);
    await page.getByLabel("Monday, from").last().selectOption("13:30");
    await page.setViewportSize({ width: 390, height: 600 });
    await page.getByRole("button", { name: "Copy to other days, Monday" }).click();
    await expectAboveSave(page, page.getByRole("button", { name: "Copy", exact: true }));
    for (const day of ["Tue", "Wed"]) await page.getByRole("button", { name: day, exact: true }).click();
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("Copied to Tue, Wed")).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByRole("checkbox", { name: "Open on Wednesday" })).not.toBeChecked();
    await page.getByRole("button", { name: "Copy to other days, Monday" }).click();
    for (const day of ["Tue", "Wed"]) await page.getByRole("button", { name: day, exact: true }).click();
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await page.getByRole("button", { name: "Change, Wednesday" }).click();
    await expectAboveSave(page, page.getByLabel("Wednesday, from").last());
    await page.getByRole("button", { name: "Add hours, Wednesday" }).click();
    await expectAboveSave(page, page.getByLabel("Wednesday, from").last());
    await page
      .getByRole("button", { name: /^Remove .*, Wednesday$/ })
      .last()
      .click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Open on Wednesday" })).toBeChecked();
    await page.getByRole("button", { name: "Save hours" }).click();
    await expect(page.getByText("Opening hours saved.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Open on Wednesday" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Open on Thursday" })).not.toBeChecked();
  });

  await test.step("a day that differs is added with a reason, changed and removed", async () => {
    await page.getByText("Add a day", { exact: true }).click();
    await page.getByLabel("Day", { exact: true }).fill(openDay);
    await page.getByLabel(/^Reason/).fill("Family wedding");
    await page.getByRole("button", { name: "Save day" }).click();
    await expect(page.getByText("Day saved.")).toBeVisible();
    await expect(page.getByText("Family wedding")).toBeVisible();
    await page.getByText(/^Change Wed/).click();
    await page.getByRole("radio", { name: "Open at other times" }).check();
    await page.getByLabel("Times, to").selectOption("11:00");
    await page.getByRole("button", { name: "Save day" }).click();
    await expect(page.getByText("09:00 – 11:00")).toBeVisible();
    await page.getByRole("button", { name: /^Remove Wed/ }).click();
    await expect(page.getByText("Family wedding")).toHaveCount(0);
  });

  await test.step("the calendar closes on public holidays, except on one", async () => {
    await page.getByRole("checkbox", { name: "Closed on public holidays in Malta" }).check();
    await expect(page.getByText("Public holidays saved.")).toBeVisible();
    await page.getByText(/^All \d+ holidays$/).click();
    await page
      .getByRole("button", { name: /^Open anyway on / })
      .first()
      .click();
    await expect(page.getByRole("button", { name: /^Close again on / })).toHaveCount(1);
    const calendars = await (await page.request.get(`/api/hosts/${hostId}/calendars`)).json();
    const saved = await (await page.request.get(`/api/hosts/${hostId}/calendars/${calendars[0].id}/hours`)).json();
    expect(saved.closedOnHolidays).toBe(true);
    expect(saved.holidays.filter(({ isOpened }: { isOpened: boolean }) => isOpened)).toHaveLength(1);
  });

  await expectFitsAndAccessible(page, null);
  expect(errors).toEqual([]);
});

test("the preview shows hours that are not saved yet, and a failed save keeps them", async ({ page, context }) => {
  await hostWithItem(page, "hours-preview");
  await page.goto(hours);
  const days = page.locator(".next-days-day");
  await expect(days.filter({ hasText: "Closed" })).toHaveCount(7);
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
    await page.getByRole("checkbox", { name: `Open on ${day}` }).check();
  await expect(days.filter({ hasText: "09:00 – 17:00" })).toHaveCount(7);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save hours" }).click();
  await expect(page.getByText("We couldn't reach the server.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save hours" }).click();
  await expect(page.getByText("Opening hours saved.")).toBeVisible();
  await expect(page.getByText("56 h a week")).toBeVisible();
});

test("the calendar tells weekly hours from times set by hand, and goes back to weekly hours", async ({ page }) => {
  const host = await hostWithItem(page, "hours-calendar");
  await saveWeek(page, host, "09:00", "17:00");
  await openCalendar(page, tuesday.date);
  const byHours = (time: string) => cell(page, tuesday.name, time, "Available (weekly hours)");
  await expect(byHours("09:00")).toBeVisible();
  await expect(cell(page, tuesday.name, "08:45", "Outside your hours")).toBeVisible();
  await expect(page.getByText("Mon – Sun")).toBeVisible();
  await page.getByRole("button", { name: "Change Availability" }).click();
  await byHours("09:00").click();
  await expect(page.getByRole("button", { name: "Back to weekly hours" })).toHaveCount(0);
  await page.getByRole("button", { name: "Mark unavailable" }).click();
  const closed = cell(page, tuesday.name, "09:00", "Unavailable");
  await expect(closed).toBeVisible();
  if (isThorough) await expectStateAccessible(page);
  await page.getByRole("button", { name: "Change Availability" }).click();
  await closed.click();
  await page.getByRole("button", { name: "Back to weekly hours" }).click();
  await expect(byHours("09:00")).toBeVisible();

  await test.step("the range tool goes back to weekly hours, too", async () => {
    await page.getByRole("radio", { name: "Close", exact: true }).check();
    await page.getByLabel("From").fill(tuesday.date);
    await page.getByLabel("To", { exact: true }).fill(wednesday.date);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Availability set for 2 days.")).toBeVisible();
    await expect(cell(page, wednesday.name, "12:00", "Unavailable")).toBeAttached();
    await page.getByRole("radio", { name: "Weekly hours" }).check();
    await page.getByLabel("From").fill(tuesday.date);
    await page.getByLabel("To", { exact: true }).fill(wednesday.date);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(cell(page, wednesday.name, "12:00", "Available (weekly hours)")).toBeAttached();
  });
});

test("staff set the hours of their own calendar", { tag: thorough }, async ({ page, browser }) => {
  const host = await hostWithItem(page, "hours-owner");
  const invited = await page.request.post(`/api/hosts/${host.hostId}/invitations`, { data: { role: "staff" } });
  const kofi = await (await browser.newContext()).newPage();
  await signInDirectly(kofi, newEmail("hours-staff"), { firstName: "Kofi", lastName: "Mensah" });
  const token = (await invited.json()).data.url.split("/").at(-1);
  expect((await kofi.request.post(`/api/invitations/${token}/accept`)).status()).toBe(200);
  await kofi.goto(hours);
  await expect(kofi.getByRole("heading", { name: "Weekly hours" })).toBeVisible();
  await expect(kofi.getByLabel("Hours of")).toHaveCount(0);
  await kofi.getByRole("checkbox", { name: "Open on Friday" }).check();
  await kofi.getByRole("button", { name: "Save hours" }).click();
  await expect(kofi.getByText("Opening hours saved.")).toBeVisible();
  await page.goto(hours);
  await page.getByLabel("Hours of").selectOption("Kofi");
  await expect(page.getByRole("checkbox", { name: "Open on Friday" })).toBeChecked();
});

test("without JavaScript, hours are saved, a refused form keeps what was chosen, and a day is added", async ({
  page,
  browser,
}) => {
  await hostWithItem(page, "hours-plain");
  const context = await browser.newContext({ javaScriptEnabled: false });
  await adoptSession(context, page);
  const plain = await context.newPage();
  const answer = plain.locator(".hours > .note");
  await plain.goto(hours);
  await plain.getByRole("checkbox", { name: "Open on Monday" }).check();
  await plain.getByLabel("Monday, from").selectOption("10:00");
  await plain.getByLabel("Monday, to").selectOption("09:00");
  await plain.getByRole("button", { name: "Save hours" }).click();
  await expect(plain.getByText("The end must be after the start").first()).toBeVisible();
  await expect(plain.getByLabel("Monday, from").first()).toHaveValue("10:00");
  await plain.getByLabel("Monday, to").first().selectOption("18:00");
  await plain.getByRole("button", { name: "Save hours" }).click();
  await expect(answer).toContainText("Opening hours saved.");
  await plain.getByText("Add a day", { exact: true }).click();
  await plain.getByLabel("Day", { exact: true }).fill(daysAfter(openDay, 1));
  await plain.getByRole("button", { name: "Save day" }).click();
  await expect(answer).toContainText("Day saved.");
  await plain.goto(hours);
  await expect(plain.getByLabel("Monday, to").first()).toHaveValue("18:00");
  await expect(plain.locator(".differing-days-words")).toContainText("Closed");
});
