import { autumnChange, daysAfter, nextYear, springChange } from "#server/testing/test-days.ts";
import { expect, isThorough, type Page, test, thorough } from "../journey.ts";
import { expectAccessible, expectNoOverflow, expectStateAccessible } from "../public/page-checks.ts";
import { adoptSession } from "./hosts.ts";
import {
  bookAsCustomer,
  calendarDay,
  cell,
  delayTimers,
  drag,
  hostWithItem,
  monday,
  openCalendar,
  openMornings,
  refuse,
  setTime,
  tuesday,
  wednesday,
} from "./open-calendar.ts";

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

test("a host blocks, unblocks, books and cancels in the calendar; failed changes are undone and can be retried", async ({
  page,
}) => {
  const host = await hostWithItem(page, "cal-acts");
  const wash = { name: "A wash", price: 40, durationMinutes: 15, daysAhead: null };
  await page.request.post(`/api/serviceItems?providerId=${host.listingId}`, { data: wash });
  await openMornings(page, host);
  await openCalendar(page, tuesday.date, "day");

  await test.step("a host blocks, unblocks, books and cancels", async () => {
    const writes: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST")
        writes.push(new URL(request.url()).pathname.replace("/api/providerCalendar/", ""));
    });

    await cell(page, tuesday.name, "09:00", "Available").click({ modifiers: ["Shift"] });
    await expect(page.getByRole("alertdialog")).toContainText("Block this time?");
    expect(writes).toEqual([]);
    await page.getByRole("alertdialog").getByRole("button", { name: "Block", exact: true }).click();
    await expect(cell(page, tuesday.name, "09:00", "Unavailable")).toBeVisible();

    await cell(page, tuesday.name, "09:00", "Unavailable").click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    expect(writes).toEqual(["availability"]);
    await page.getByRole("button", { name: "Make available" }).click();
    await expect(cell(page, tuesday.name, "09:00", "Available")).toBeVisible();

    await cell(page, tuesday.name, "10:00", "Available").click();
    await expect(page.getByRole("dialog").getByRole("checkbox")).toHaveCount(2);
    await expect(page.getByRole("dialog").getByText("€40.00")).toBeVisible();
    await page
      .getByRole("dialog")
      .getByRole("checkbox", { name: /Half an hour.*€25\.00/ })
      .check();
    await page.getByLabel("Name").fill("Maria Caller");
    await page.getByLabel("Phone").fill("9911 2233");
    await page.getByRole("button", { name: "Book", exact: true }).click();
    const booked = cell(page, tuesday.name, "10:00", "Booked, Half an hour, Maria Caller, 10:00 – 10:30");
    await expect(booked).toBeVisible();

    await booked.click();
    const details = page.getByRole("dialog", { name: "Booking details" });
    await expect(details).toContainText(new RegExp(`${tuesday.name}, .10:00 – 10:30`));
    await expect(details).toContainText(/Maria Caller.*Half an hour \(30 min\).*€25\.00/);
    await expect(details.getByRole("link", { name: "+356 9911 2233" })).toHaveAttribute("href", "tel:+35699112233");
    await expectStateAccessible(page);
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

  await test.step("a failed change is undone with a message, and Retry repeats it", async () => {
    let isBroken = true;
    await page.route("**/api/providerCalendar/availability", (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { success: false, code: "internal", message: "no", requestId: "x" } })
        : route.continue(),
    );
    await cell(page, tuesday.name, "09:00", "Available").click({ modifiers: ["Shift"] });
    await page.getByRole("alertdialog").getByRole("button", { name: "Block", exact: true }).click();
    await expect(page.getByText("Failed to set availability: 500")).toBeVisible();
    await expect(cell(page, tuesday.name, "09:00", "Available")).toBeVisible();
    isBroken = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(cell(page, tuesday.name, "09:00", "Unavailable")).toBeVisible();
  });

  await test.step("booking and cancelling say why they failed, and Retry repeats them", async () => {
    await refuse(page, "**/api/providerCalendar/book", "POST");
    await cell(page, tuesday.name, "10:00", "Available").click();
    for (const name of [/Half an hour/, /A wash/]) await page.getByRole("checkbox", { name }).check();
    await expect(page.getByRole("dialog").getByText(/45 min in all.*€65\.00/)).toBeVisible();
    await page.getByLabel("Name").fill("Maria Caller");
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText("Failed to book slot: 500")).toBeVisible();
    await page.unroute("**/api/providerCalendar/book");
    await page.getByRole("button", { name: "Retry" }).click();
    const booked = cell(page, tuesday.name, "10:00", "Booked, Half an hour + A wash, Maria Caller, 10:00 – 10:45");
    await expect(booked).toBeVisible();
    await refuse(page, "**/api/providerCalendar/cancel", "POST", 503);
    await booked.click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel booking" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByText("Failed to cancel booking: 503")).toBeVisible();
    await page.unroute("**/api/providerCalendar/cancel");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(cell(page, tuesday.name, "10:00", "Available")).toBeVisible();
  });
});

test("the week is accessible, fits right to left, shows a new booking at once and redraws only changed cells", async ({
  page,
  request,
}) => {
  const host = await hostWithItem(page, "cal-week");
  await openMornings(page, host);
  if (isThorough) {
    await openCalendar(page, tuesday.date, undefined, "&lang=en-XA");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectNoOverflow(page);
  }

  await openCalendar(page, tuesday.date, undefined, "&lang=en");
  await test.step("the calendar is accessible", async () => {
    await expect(cell(page, tuesday.name, "09:00", "Available")).toBeVisible();
    // The cells of the afternoon look like those of the morning.
    await expectAccessible(page, { alike: ".week-grid tbody tr:nth-child(n + 50)" });
  });

  await test.step("blocking one cell changes at most three cells in the DOM", async () => {
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
    const reloaded = page.waitForResponse((answer) => answer.url().includes("/kindred-providers.data"));
    await page.getByRole("alertdialog").getByRole("button", { name: "Block", exact: true }).click();
    await expect(cell(page, tuesday.name, "09:30", "Unavailable")).toBeVisible();
    await reloaded;
    await nextFrames(page);
    const touched = await page.evaluate(() => (window as unknown as { touched: Set<Node> }).touched.size);
    // The next cell changes too, because it now shows the label of its group.
    expect(touched).toBeLessThanOrEqual(3);
  });

  await test.step("a customer's booking appears without a reload", async () => {
    await expect(cell(page, tuesday.name, "11:00", "Available")).toBeVisible();
    await bookAsCustomer(request, host, `${tuesday.date}T10:00:00Z`, "Maria-Antonietta Camilleri");
    await expect(
      cell(page, tuesday.name, "11:00", "Booked, Half an hour, Maria-Antonietta Camilleri, 11:00 – 11:30"),
    ).toBeVisible({ timeout: 5_000 });
  });

  await test.step("the text of a booking block fits its height", async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const block = page.locator(".booking-block");
    await expect(block).toContainText("Half an hour");
    expect(await block.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  });
});

test("a host selects cells by dragging, Shift and keyboard, and sets availability for a range of days", async ({
  page,
}) => {
  const host = await hostWithItem(page, "cal-select");
  await openCalendar(page, daysAfter(monday.date, -98));
  await page.getByLabel("Go to date").fill(tuesday.date);
  await expect(cell(page, tuesday.name, "06:00", "Not set")).toBeAttached();

  await test.step("cells are selected by dragging, Shift and keyboard, then set to available in one step", async () => {
    await page.getByRole("button", { name: "Change Availability" }).click();
    const from = cell(page, tuesday.name, "08:30", "Not set");
    const to = cell(page, wednesday.name, "09:15", "Not set");
    await drag(page, from, to);
    await expect(page.getByText("8 slots selected")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("8 slots selected")).toBeHidden();
    await from.hover();
    await page.mouse.up();
    await expect(page.locator('.week-grid-cell[aria-pressed="true"]')).toHaveCount(0);

    await delayTimers(page);
    await drag(page, from, to);
    await page.mouse.up();
    await expect(page.getByText("8 slots selected")).toBeVisible();

    await cell(page, wednesday.name, "09:30", "Not set").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("9 slots selected")).toBeVisible();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.getByText("10 slots selected")).toBeVisible();
    await page.getByRole("button", { name: "Mark available" }).click();
    const marked = ["08:30", "08:45", "09:00", "09:15"];
    for (const day of [tuesday, wednesday])
      for (const time of marked) await expect(cell(page, day.name, time, "Available")).toBeVisible();
    for (const time of ["09:30", "09:45"]) await expect(cell(page, wednesday.name, time, "Available")).toBeVisible();
    await expect(cell(page, tuesday.name, "09:30", "Not set")).toBeVisible();
  });

  await test.step("parts that load later don't apply the styles of every page again", async () => {
    const hrefs = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
    const sheets = hrefs.map((href) => href.split("#")[0]);
    expect(sheets).toEqual([...new Set(sheets)]);
    await expect(page.getByRole("button", { name: "Go to date" })).toHaveCount(0);
  });

  await test.step("a range needs its dates and times", async () => {
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Please select both a date range and time range first.")).toBeVisible();
    await page.getByLabel("From").fill(monday.date);
    await expect(page.getByText("Please select both a date range and time range first.")).toHaveCount(0);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Please select both a date range and time range first.")).toBeVisible();
  });

  await test.step("if setting a range fails, a message says so and no day is set", async () => {
    await refuse(page, "**/api/providerCalendar/range", "POST");
    await page.getByLabel("To", { exact: true }).fill(tuesday.date);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Failed to set availability for all selected days. Please try again.")).toBeVisible();
    await expect(cell(page, monday.name, "09:00", "Not set")).toBeAttached();
    await page.getByLabel("To", { exact: true }).fill(monday.date);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Failed to set availability. Please try again.")).toBeVisible();
    await page.unroute("**/api/providerCalendar/range");
    await page.getByLabel("To", { exact: true }).fill("9999-12-31");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Choose a day within the next 24 months")).toBeVisible();
  });

  await test.step("range availability is set with one request, and closed again at own times on some weekdays", async () => {
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/providerCalendar/") && request.method() === "POST") requests.push(request.url());
    });
    await page.getByLabel("To", { exact: true }).fill(daysAfter(monday.date, 4));
    await expect(
      page.getByText(/^5 days, .06:00 – 18:00.\. Times that are already booked stay booked\./),
    ).toBeVisible();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Availability set for 5 days.")).toBeVisible();
    await expect(cell(page, monday.name, "06:00", "Available")).toBeAttached();
    await expect(cell(page, wednesday.name, "17:45", "Available")).toBeAttached();
    await expect(cell(page, wednesday.name, "18:00", "Not set")).toBeAttached();
    expect(requests).toHaveLength(1);
    await page.getByRole("radio", { name: "Close", exact: true }).check();
    await page.getByRole("radio", { name: "Other times" }).check();
    await page.getByLabel("Start time").selectOption("12:15");
    await page.getByLabel("End time").selectOption("13:00");
    for (const day of ["Mon", "Thu", "Fri", "Sat", "Sun"])
      await page.getByRole("button", { name: day, exact: true }).click();
    await expect(page.getByText(/^2 days, .12:15 – 13:00./)).toBeVisible();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Availability set for 2 days.")).toBeVisible();
    await expect(cell(page, wednesday.name, "12:15", "Unavailable")).toBeAttached();
    await expect(cell(page, wednesday.name, "13:00", "Available")).toBeAttached();
    await expect(cell(page, monday.name, "12:15", "Available")).toBeAttached();
  });

  await test.step("the range is undone with one request, unless its times were changed since", async () => {
    await page.locator(".range-panel").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Change undone")).toBeVisible();
    await expect(cell(page, wednesday.name, "12:15", "Available")).toBeAttached();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(cell(page, wednesday.name, "12:15", "Unavailable")).toBeAttached();
    const elsewhere = { startTime: `${tuesday.date}T11:15:00Z`, endTime: `${tuesday.date}T11:30:00Z` };
    const data = { kindredProviderId: host.hostId, ...elsewhere, status: "available" };
    await page.request.post("/api/providerCalendar/availability", { data });
    await page.locator(".range-panel").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("These times were changed again since then")).toBeVisible();
    await expect(cell(page, wednesday.name, "12:15", "Unavailable")).toBeAttached();
  });
});

test("a host blocks, unblocks, books, cancels and sets a range with the keyboard only", { tag: thorough }, async ({
  page,
}) => {
  const host = await hostWithItem(page, "cal-keys");
  await openMornings(page, host);
  await openCalendar(page, tuesday.date, "day");
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
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(cell(page, tuesday.name, "10:00", "Available")).toBeVisible();
  await expect(page.getByText("Change undone")).toBeVisible();
  await page.getByRole("button", { name: "Change Availability" }).press("Enter");
  await expect(page.getByRole("region", { name: "Change Availability" })).toBeFocused();
  await cell(page, tuesday.name, "10:15", "Available").focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Mark unavailable" }).press("Enter");
  await expect(cell(page, tuesday.name, "10:15", "Unavailable")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change Availability" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(cell(page, tuesday.name, "10:15", "Available")).toBeVisible();
  await page.getByLabel("From").focus();
  // Day and month are the same number, so their order in the browser's date field does not matter.
  await page.keyboard.type(`0303${nextYear}`);
  await page.getByLabel("To", { exact: true }).focus();
  await page.keyboard.type(`0303${nextYear}`);
  await press("Apply");
  await expect(page.getByText("Availability set for 1 day.")).toBeVisible();
});

test("the clock-change days have 92 and 100 cells, with the browser in any time zone", async ({ page, browser }) => {
  const host = await hostWithItem(page, "cal-clock");
  await setTime(page, host, `${springChange}T04:00:00Z`, `${springChange}T16:00:00Z`);
  const zones = ["America/New_York", "Europe/Malta", "Pacific/Auckland"];
  for (const timezoneId of isThorough ? zones : zones.slice(0, 1))
    await test.step(timezoneId, async () => {
      const context = await browser.newContext({ timezoneId });
      await adoptSession(context, page);
      const abroad = await context.newPage();
      const spring = calendarDay(springChange);
      await openCalendar(abroad, spring.date, "day");
      await expectCells(abroad, spring.name, 92);
      await expect(cell(abroad, spring.name, "06:00", "Available")).toBeAttached();
      await expect(cell(abroad, spring.name, "17:45", "Available")).toBeAttached();
      await expect(cell(abroad, spring.name, "18:00", "Not set")).toBeAttached();
      await abroad.getByLabel("Go to date").fill(autumnChange);
      await expectCells(abroad, calendarDay(autumnChange).name, 100);
      await context.close();
    });
});

async function expectCells(page: Page, day: string, count: number): Promise<void> {
  const cells = page.locator(`button[aria-label^="${day}, "]`);
  await expect(cells).toHaveCount(count);
  const starts = await cells.evaluateAll((elements) => elements.map((element) => element.getAttribute("data-start")));
  expect(new Set(starts).size).toBe(count);
}

test("a calendar whose stream was refused opens it again and shows what changed meanwhile", async ({
  page,
  request,
}) => {
  const host = await hostWithItem(page, "cal-reopen");
  await openMornings(page, host);
  const stream = "**/api/providerCalendar/changes*";
  await refuse(page, stream, "GET", 503);
  await openCalendar(page, tuesday.date, "day");
  await bookAsCustomer(request, host, `${tuesday.date}T08:00:00Z`, "Rita Farrugia");
  await page.unroute(stream);
  const booked = page.locator('button[aria-label*="Rita Farrugia"]').filter({ visible: true }).first();
  await expect(booked).toBeVisible({ timeout: 15_000 });
});
