import { autumnChange, daysAfter, nextYear, springChange } from "#server/testing/test-days.ts";
import { expect, test } from "../journey.ts";
import { expectAccessible, expectNoOverflow } from "../public/page-checks.ts";
import {
  calendarDay,
  cell,
  hostWithItem,
  monday,
  openCalendar,
  openMornings,
  setTime,
  tuesday,
  wednesday,
} from "./open-calendar.ts";

// A week has hundreds of cells, and every test here creates a new host first.
test.setTimeout(120_000);

test("a host blocks, unblocks, books and cancels in the calendar", async ({ page }) => {
  const host = await hostWithItem(page, "cal-acts");
  const wash = { name: "A wash", price: 40, durationMinutes: 15 };
  await page.request.post(`/api/serviceItems?providerId=${host.listingId}`, { data: wash });
  await openMornings(page, host);
  await openCalendar(page, tuesday.date);
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") writes.push(new URL(request.url()).pathname.replace("/api/providerCalendar/", ""));
  });

  await cell(page, tuesday.name, "09:00", "Available").click({ modifiers: ["Shift"] });
  await expect(page.getByRole("alertdialog")).toContainText("Block this time?");
  expect(writes).toEqual([]);
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(cell(page, tuesday.name, "09:00", "Unavailable")).toBeVisible();

  await cell(page, tuesday.name, "09:00", "Unavailable").click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect(writes).toEqual(["availability"]);
  await page.getByRole("button", { name: "Make available" }).click();
  await expect(cell(page, tuesday.name, "09:00", "Available")).toBeVisible();

  await cell(page, tuesday.name, "10:00", "Available").click();
  await expect(page.getByRole("dialog").getByRole("radio")).toHaveCount(2);
  await expect(page.getByRole("dialog").getByText("€40.00")).toBeVisible();
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: /Half an hour.*€25\.00/ })
    .check();
  await page.getByLabel("Name").fill("Maria Caller");
  await page.getByLabel("Phone").fill("9911 2233");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  const booked = cell(page, tuesday.name, "10:00", "Booked, Half an hour, Maria Caller, 10:00 – 10:30");
  await expect(booked).toBeVisible();

  await booked.click();
  const details = page.getByRole("dialog", { name: "Booking details" });
  await expect(details).toContainText(new RegExp(`${tuesday.name}, .10:00 – 10:30`));
  await expect(details).toContainText(/Maria Caller.*Half an hour, 30 min.*€25\.00/);
  await expect(details.getByRole("link", { name: "+356 9911 2233" })).toHaveAttribute("href", "tel:+35699112233");
  await expectAccessible(page);
  await details.getByRole("button", { name: "Show in Bookings" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Maria Caller" })).toBeVisible();
  await expect(page).toHaveURL("/kindred-providers?tab=bookings&list=upcoming");
  await page.goBack();
  await booked.click();
  await details.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Maria Caller");
  expect(writes).toEqual(["availability", "availability", "book", "/kindred-providers.data"]);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
  await expect(cell(page, tuesday.name, "10:00", "Available")).toBeVisible();
  expect(writes.slice(4)).toEqual(["cancel"]);
});

test("cells are selected by dragging, Shift and keyboard, then set to available in one step", async ({ page }) => {
  await hostWithItem(page, "cal-select");
  await openCalendar(page, tuesday.date);
  await page.getByRole("button", { name: "Change Availability" }).click();
  const from = cell(page, tuesday.name, "08:30", "Not set");
  const to = cell(page, wednesday.name, "09:15", "Not set");
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await expect(page.getByText("8 slots selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("8 slots selected")).toBeHidden();
  await from.hover();
  await page.mouse.up();
  await expect(page.locator('.week-grid-cell[aria-pressed="true"]')).toHaveCount(0);

  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
  await expect(page.getByText("8 slots selected")).toBeVisible();

  await cell(page, wednesday.name, "09:30", "Not set").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByText("10 slots selected")).toBeVisible();
  await page.getByRole("button", { name: "Mark available" }).click();
  const marked = ["08:30", "08:45", "09:00", "09:15"];
  for (const day of [tuesday, wednesday])
    for (const time of marked) await expect(cell(page, day.name, time, "Available")).toBeVisible();
  for (const time of ["09:30", "09:45"]) await expect(cell(page, wednesday.name, time, "Available")).toBeVisible();
  await expect(cell(page, tuesday.name, "09:30", "Not set")).toBeVisible();
});

test("a host blocks, unblocks, books, cancels and sets a range with the keyboard only", async ({ page }) => {
  const host = await hostWithItem(page, "cal-keys");
  await openMornings(page, host);
  await openCalendar(page, tuesday.date);
  const press = async (name: string) => {
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    for (let tabs = 0; tabs < 12; tabs++) {
      const isThere = await page
        .getByRole("button", { name, exact: true })
        .evaluate((it) => it === document.activeElement);
      if (isThere) return page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    throw new Error(`${name} is not reached by Tab`);
  };
  await cell(page, tuesday.name, "09:00", "Available").focus();
  await page.keyboard.press("Shift+Enter");
  await press("Block");
  await expect(cell(page, tuesday.name, "09:00", "Unavailable")).toBeFocused();
  await page.keyboard.press("Enter");
  await press("Make available");
  await expect(cell(page, tuesday.name, "09:00", "Available")).toBeFocused();
  for (let cells = 0; cells < 4; cells++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await press("Book");
  const booked = cell(page, tuesday.name, "10:00", "Booked, Half an hour, No name, 10:00 – 10:30");
  await expect(booked).toBeFocused();
  await page.keyboard.press("Enter");
  await press("Cancel booking");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await press("Cancel booking");
  await expect(cell(page, tuesday.name, "10:00", "Available")).toBeFocused();
  await page.keyboard.press("Enter");
  await press("Block this time instead");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await press("Block");
  await expect(cell(page, tuesday.name, "10:00", "Unavailable")).toBeFocused();
  await page.getByRole("button", { name: "Change Availability" }).press("Enter");
  await expect(page.getByRole("region", { name: "Change Availability" })).toBeFocused();
  await cell(page, tuesday.name, "10:15", "Available").focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Mark unavailable" }).press("Enter");
  await expect(cell(page, tuesday.name, "10:15", "Unavailable")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change Availability" })).toBeFocused();
  await page.getByLabel("From").focus();
  // Day and month are the same, so the order in which the browser's date field asks for them does not matter.
  await page.keyboard.type(`0303${nextYear}`);
  await page.getByLabel("To", { exact: true }).focus();
  await page.keyboard.type(`0303${nextYear}`);
  await press("Apply");
  await expect(page.getByText("Availability set for 1 day.")).toBeVisible();
});

test("blocking one cell changes at most three cells in the DOM", async ({ page }) => {
  const host = await hostWithItem(page, "cal-nodes");
  await openMornings(page, host);
  await openCalendar(page, tuesday.date);
  await expect(cell(page, tuesday.name, "09:00", "Available")).toBeVisible();
  await page.evaluate(() => {
    const touched = new Set<Node>();
    Object.assign(window, { touched });
    new MutationObserver((records) => {
      for (const { target } of records)
        touched.add(target instanceof Element ? (target.closest("td") ?? target) : target);
    }).observe(document.querySelector("table") as Node, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await cell(page, tuesday.name, "09:30", "Available").click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(cell(page, tuesday.name, "09:30", "Unavailable")).toBeVisible();
  await page.waitForTimeout(500);
  const touched = await page.evaluate(() => (window as unknown as { touched: Set<Node> }).touched.size);
  // The cell itself and the next one, which now starts a run and shows the label.
  expect(touched).toBeLessThanOrEqual(3);
});

test("range availability is set day by day; a failed day is listed and can be retried", async ({ page }) => {
  await hostWithItem(page, "cal-range");
  await openCalendar(page, daysAfter(monday.date, -98));
  await page.getByLabel("Go to date").fill(tuesday.date);
  await expect(cell(page, tuesday.name, "06:00", "Not set")).toBeAttached();
  let isBroken = true;
  await page.route("**/api/providerCalendar/availability", async (route) => {
    const isWednesday = (route.request().postData() ?? "").includes(wednesday.date);
    if (isBroken && isWednesday)
      await route.fulfill({
        status: 503,
        json: { success: false, code: "unavailable", message: "no", requestId: "x" },
      });
    else await route.continue();
  });
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Please select both a date range and time range first.")).toBeVisible();
  await page.getByLabel("From").fill(monday.date);
  await expect(page.getByText("Please select both a date range and time range first.")).toHaveCount(0);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Please select both a date range and time range first.")).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill(daysAfter(monday.date, 4));
  await expect(page.getByText(/^5 days, .06:00 – 18:00.\. Times that are already booked stay booked\./)).toBeVisible();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(
    page.getByText("Availability set for 4 out of 5 days. 1 days failed. Please try again for the failed days."),
  ).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: wednesday.name })).toBeVisible();
  await expect(cell(page, monday.name, "06:00", "Available")).toBeAttached();
  isBroken = false;
  await page.getByRole("button", { name: "Try those days again" }).click();
  await expect(page.getByText("Availability set for 1 day.")).toBeVisible();
  await expect(cell(page, wednesday.name, "17:45", "Available")).toBeAttached();
  await expect(cell(page, wednesday.name, "18:00", "Not set")).toBeAttached();
});

test("a failed change is undone with a message, and Retry repeats it", async ({ page }) => {
  const host = await hostWithItem(page, "cal-retry");
  await openMornings(page, host);
  await openCalendar(page, tuesday.date);
  let isBroken = true;
  await page.route("**/api/providerCalendar/availability", (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { success: false, code: "internal", message: "no", requestId: "x" } })
      : route.continue(),
  );
  await cell(page, tuesday.name, "09:00", "Available").click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByText("Failed to set availability: 500")).toBeVisible();
  await expect(cell(page, tuesday.name, "09:00", "Available")).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(cell(page, tuesday.name, "09:00", "Unavailable")).toBeVisible();
});

test("the text of a booking block fits its height", async ({ page }) => {
  const host = await hostWithItem(page, "cal-words");
  await openMornings(page, host);
  await page.request.post("/api/providerCalendar/book", {
    data: {
      kindredProviderId: host.accountId,
      serviceItemId: host.itemId,
      startTime: `${tuesday.date}T08:00:00Z`,
      customerName: "Maria-Antonietta Camilleri",
    },
  });
  await page.setViewportSize({ width: 1024, height: 800 });
  await openCalendar(page, tuesday.date);
  const block = page.locator(".booking-block");
  await expect(block).toContainText("Half an hour");
  expect(await block.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});

test("a customer's booking appears without a reload", async ({ page, request }) => {
  const host = await hostWithItem(page, "cal-live");
  await openMornings(page, host);
  await openCalendar(page, tuesday.date);
  await expect(cell(page, tuesday.name, "11:00", "Available")).toBeVisible();
  const booked = await request.post("/api/providerCalendar/bookings", {
    data: {
      kindredProviderId: host.accountId,
      startTime: `${tuesday.date}T10:00:00Z`,
      serviceItems: [host.itemId],
      customerName: "Live Customer",
      customerPhone: "99112233",
    },
  });
  expect(booked.status()).toBe(201);
  await expect(cell(page, tuesday.name, "11:00", "Booked, Half an hour, Live Customer, 11:00 – 11:30")).toBeVisible({
    timeout: 5_000,
  });
});

for (const timezoneId of ["Europe/Malta", "America/New_York", "Pacific/Auckland"]) {
  test(`the clock-change days have 92 and 100 cells, with the browser in ${timezoneId}`, async ({ browser }) => {
    const page = await (await browser.newContext({ timezoneId })).newPage();
    const host = await hostWithItem(page, "cal-clock");
    await setTime(page, host, `${springChange}T04:00:00Z`, `${springChange}T16:00:00Z`);
    const spring = calendarDay(springChange);
    for (const [day, count] of [
      [spring, 92],
      [calendarDay(autumnChange), 100],
    ] as const) {
      await openCalendar(page, day.date, "week");
      const cells = page.getByRole("button", { name: new RegExp(`^${day.name}, `) });
      await expect(cells).toHaveCount(count);
      const starts = await cells.evaluateAll((elements) =>
        elements.map((element) => element.getAttribute("data-start")),
      );
      expect(new Set(starts).size).toBe(count);
    }
    await openCalendar(page, spring.date, "week");
    await expect(cell(page, spring.name, "06:00", "Available")).toBeAttached();
    await expect(cell(page, spring.name, "17:45", "Available")).toBeAttached();
    await expect(cell(page, spring.name, "18:00", "Not set")).toBeAttached();
    await page.context().close();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("shows one day with a week strip; slots can be tapped, selected and marked", async ({ page }) => {
    const host = await hostWithItem(page, "cal-phone");
    await openMornings(page, host);
    await openCalendar(page, tuesday.date);
    await expect(page.getByRole("link", { name: tuesday.name })).toHaveAttribute("aria-current", "date");
    await expect(cell(page, tuesday.name, "09:00", "Available")).toBeVisible();
    await expect(cell(page, wednesday.name, "09:00", "Available")).toHaveCount(0);
    await page.getByRole("button", { name: "Change Availability" }).click();
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
    await page.getByRole("link", { name: wednesday.name }).tap();
    await expect(cell(page, wednesday.name, "09:00", "Available")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Week", exact: true }).tap();
    const summary = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: monday.name }) });
    await expect(summary).toContainText("3 h free");
    await expect(page.getByRole("table")).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await page.getByRole("link", { name: monday.name }).tap();
    await expect(cell(page, monday.name, "09:00", "Available")).toBeVisible();
    await expectNoOverflow(page);
  });
});

test.describe("on a phone without connection or session", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test("errors are in view, and the range dialog keeps its values after signing in again", async ({ page }) => {
    const host = await hostWithItem(page, "cal-lost");
    await openMornings(page, host);
    await openCalendar(page, tuesday.date);
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

test("the calendar is accessible, also right to left", async ({ page }) => {
  const host = await hostWithItem(page, "cal-axe");
  await openMornings(page, host);
  await openCalendar(page, tuesday.date);
  await expect(cell(page, tuesday.name, "09:00", "Available")).toBeVisible();
  await expectAccessible(page);
  await openCalendar(page, tuesday.date, undefined, "&lang=en-XA");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expectAccessible(page);
  await expectNoOverflow(page);
});
