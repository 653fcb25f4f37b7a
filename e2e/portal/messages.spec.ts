import { subcategorySeeds } from "#contract/lists/subcategories.ts";
import { product } from "#contract/product.ts";
import { expect, type Page, test, waitForHydration } from "../journey.ts";
import { expectLoaded } from "../public/page-checks.ts";
import { becomeHost, makeEvent, makeService, newEmail, portal, signIn } from "./hosts.ts";
import { cell, hostWithItem, monday, openCalendar, openMornings, tuesday } from "./open-calendar.ts";

test.setTimeout(120_000);

const refuse = (page: Page, path: string, method: string, status = 500, message = "no") =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { success: false, code: "internal", message, requestId: "x" } })
      : route.fallback(),
  );

test("the dashboard has its tabs, filters, support links and messages for empty lists", async ({ page }) => {
  await becomeHost(page, "words");
  await page.goto(portal);
  const tabs = page.getByRole("navigation", { name: "Provider Portal" }).getByRole("link");
  await expect(tabs).toHaveText(["Calendar", "Listings", "Bookings"]);
  const filter = page.getByRole("radiogroup", { name: "Show" });
  await expect(filter.getByRole("radio")).toHaveCount(3);
  for (const name of ["All", "Services", "Events"]) await expect(filter.getByText(name, { exact: true })).toBeVisible();
  await filter.getByText("Services", { exact: true }).click();
  await expect(page.getByText("You don't have any services yet. Click the button above to create one!")).toBeVisible();
  await filter.getByText("Events", { exact: true }).click();
  await expect(page.getByText("You don't have any events yet. Click the button above to create one!")).toBeVisible();
  const mailBody = encodeURIComponent("Hello Kindred team,\n\nI need help with my listing:\n\n");
  await expect(page.getByRole("link", { name: "Email support" })).toHaveAttribute(
    "href",
    `mailto:${product.supportEmail}?subject=Help%20with%20my%20Kindred%20listing&body=${mailBody}`,
  );
  const chatText = encodeURIComponent("Hello Kindred team, I need help with my listing.");
  await expect(page.getByRole("link", { name: "WhatsApp support" })).toHaveAttribute(
    "href",
    `https://wa.me/${product.messagingNumber}?text=${chatText}`,
  );
});

test("a card shows status, picture, title, description and date; each filter shows one type", async ({ page }) => {
  await becomeHost(page, "cards");
  await makeService(page, "Card Braids");
  await makeEvent(page, "Card Night");
  await page.goto(portal);
  const service = page.getByRole("article").filter({ hasText: "Card Braids" });
  await expect(service).toContainText("Published");
  await expect(service).toContainText("Braids and locs, done gently.");
  await expectLoaded(service.locator("img"));
  await expect(service.getByRole("link", { name: "Card Braids", exact: true })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Card Night" })).toContainText("Published");
  const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/Malta" }).format(new Date());
  await expect(service).toContainText(`Created: ${today}`);
  await page.getByRole("radiogroup", { name: "Show" }).getByText("Services", { exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Card Braids");
  await page.getByRole("radiogroup", { name: "Show" }).getByText("Events", { exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Card Night");
  await page.getByRole("radiogroup", { name: "Show" }).getByText("All", { exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.route("**/files/public/**", (route) => route.abort());
  await page.reload();
  await expect(service.locator("img")).toHaveCount(0);
  await expect(service.locator(".cloth-emblem svg")).toBeVisible();
});

test("a click outside closes both dialogs for adding a listing", async ({ page }) => {
  await becomeHost(page, "beside");
  await page.goto(portal);
  await page.getByRole("link", { name: "List your service or event" }).click();
  const first = page.getByRole("dialog", { name: "What would you like to list?" });
  await expect(first).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(first).toBeHidden();
  await page.getByRole("link", { name: "List your service or event" }).click();
  await page.getByRole("button", { name: /List a Service/ }).click();
  const second = page.getByRole("dialog", { name: "What kind of service are you offering?" });
  await expect(second).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(second).toBeHidden();
});

test("the service form has its fields; changing the category replaces and clears the subcategories", async ({
  page,
}) => {
  await becomeHost(page, "fields");
  await page.goto("/services/new?categoryId=2");
  for (const name of ["Name", "Address", "Phone", "Description"])
    await expect(page.getByRole("textbox", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Country", exact: true })).toHaveValue("MT");
  for (const name of ["WhatsApp number (optional)", "Website (optional)"])
    await expect(page.getByRole("textbox", { name, exact: true })).toBeVisible();
  const group = page.getByRole("group", { name: "Subcategories" });
  const chosen = group.getByRole("button", { pressed: true });
  await group.getByRole("button").first().click();
  await expect(chosen).toHaveCount(1);
  const shown = async () => (await group.getByRole("button").allTextContents()).toSorted();
  for (const category of [4, 2]) {
    const titles = subcategorySeeds.filter(({ categoryId }) => categoryId === category).map(({ title }) => title);
    await page.getByLabel("Category").selectOption(String(category));
    await expect.poll(shown).toEqual(titles.toSorted());
    await expect(chosen).toHaveCount(0);
  }
  const logged = page.waitForEvent("console", (message) => message.text().includes("Failed to load subcategories"));
  await refuse(page, "**/api/serviceCategories/*/subcategories*", "GET");
  await page.getByLabel("Category").selectOption("5");
  await logged;
  await expect(group.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ visible: true, hasText: /./ })).toHaveCount(0);
});

test.describe("with the browser in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("the event form shows ticket and booking fields when needed, and starts with the browser's time zone", async ({
    page,
  }) => {
    await becomeHost(page, "reveal");
    await page.goto("/events/new");
    await expect(page.getByLabel("Start date")).toBeVisible();
    await expect(page.getByLabel("End date")).toBeVisible();
    const timezone = page.getByLabel("Timezone");
    await expect(timezone).toHaveValue("America/New_York (your device's time zone)");
    await timezone.fill("Accra");
    await page.getByRole("option", { name: "Africa/Accra" }).click();
    await expect(timezone).toHaveValue("Africa/Accra");
    for (const label of ["Ticket currency", "Ticket price", "Booking link"])
      await expect(page.getByLabel(label)).toBeHidden();
    await expect(page.getByRole("group", { name: "Is booking required?" })).toBeHidden();
    await page.getByRole("group", { name: "Is a ticket required?" }).getByText("Yes").click();
    await expect(page.getByLabel("Ticket currency")).toBeVisible();
    await expect(page.getByLabel("Ticket currency")).not.toBeEditable();
    await expect(page.getByLabel("Ticket price")).toBeVisible();
    await expect(page.getByLabel("Booking link")).toBeHidden();
    await page.getByRole("group", { name: "Is booking required?" }).getByText("Yes").click();
    await expect(page.getByLabel("Booking link")).toBeVisible();
  });
});

test("a failed deletion shows a message and can be tried again", async ({ page }) => {
  await becomeHost(page, "undeleted");
  const service = await makeService(page, "Stays");
  const event = await makeEvent(page, "Stays too");
  await refuse(page, "**/api/serviceProviders/*", "DELETE");
  await refuse(page, "**/api/events/*", "DELETE");
  for (const [path, sentence] of [
    [`/services/${service}`, "Failed to delete service. Please try again."],
    [`/events/${event}`, "Failed to delete event. Please try again."],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.unrouteAll();
  const remove = page.getByRole("alertdialog").getByRole("button", { name: "Delete" });
  await page.context().setOffline(true);
  await remove.click();
  await expect(page.getByText("Failed to delete event. Please try again. We couldn't reach the server.")).toBeVisible();
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await remove.click();
  await expect(page.getByRole("alertdialog").getByRole("link", { name: "Sign in with Google" })).toBeVisible();
});

test("booking and cancelling in the calendar say why they failed, and Retry repeats them", async ({ page }) => {
  const host = await hostWithItem(page, "cal-fails");
  await openMornings(page, host);
  await openCalendar(page, tuesday.date);
  await refuse(page, "**/api/providerCalendar/book", "POST");
  await cell(page, tuesday.name, "10:00", "Available").click();
  await page.getByLabel("Name").fill("Maria Caller");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Failed to book slot: 500")).toBeVisible();
  await page.unroute("**/api/providerCalendar/book");
  await page.getByRole("button", { name: "Retry" }).click();
  const booked = cell(page, tuesday.name, "10:00", "Booked, Half an hour, Maria Caller, 10:00 – 10:30");
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

test("if setting a range fails on every day, a message says so", async ({ page }) => {
  await hostWithItem(page, "cal-none");
  await openCalendar(page, tuesday.date);
  await refuse(page, "**/api/providerCalendar/availability", "POST");
  await page.getByLabel("From").fill(monday.date);
  await page.getByLabel("To", { exact: true }).fill(tuesday.date);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Failed to set availability for all selected days. Please try again.")).toBeVisible();
  await expect(cell(page, monday.name, "09:00", "Not set")).toBeAttached();
  await page.getByLabel("To", { exact: true }).fill(monday.date);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Failed to set availability. Please try again.")).toBeVisible();
});

test("a cell that is not set opens no dialog; in Change Availability mode a click selects it", async ({ page }) => {
  await hostWithItem(page, "cal-unset");
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalendar(page, tuesday.date);
  await cell(page, tuesday.name, "09:00", "Not set").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  const hint = await page.locator(".toast").boundingBox();
  const change = page.getByRole("button", { name: "Change Availability" });
  expect((hint?.y ?? 0) + (hint?.height ?? 0)).toBeLessThanOrEqual((await change.boundingBox())?.y ?? 0);
  await change.click();
  await cell(page, tuesday.name, "09:00", "Not set").click();
  await expect(page.getByText("1 slot selected")).toBeVisible();
});

test("a failed registration says why and keeps the typed values", async ({ page }) => {
  await signIn(page, newEmail("unmade"));
  await waitForHydration(page);
  await page.getByLabel("Day", { exact: true }).selectOption("17");
  await page.getByLabel("Month", { exact: true }).selectOption("5");
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  const create = page.getByRole("button", { name: "Create account" });
  const path = "**/api/kindredProviders*";
  await refuse(page, path, "POST", 500, "");
  await create.click();
  await expect(page.getByText("Failed to create provider account", { exact: true })).toBeVisible();
  await page.unroute(path);
  await refuse(page, path, "POST", 503, "Come back later.");
  await create.click();
  await expect(page.getByText("Failed to create provider account: Come back later.")).toBeVisible();
  await page.unroute(path);
  await page.route(path, (route) => route.abort());
  await create.click();
  await expect(
    page.getByText("Error creating provider account: We couldn't reach the server. Please check your connection."),
  ).toBeVisible();
  await page.unroute(path);
  await create.click();
  await expect(page.getByText("Provider account created successfully!")).toBeVisible();
});

test("if saving an event fails, a message is shown and the form keeps its values", async ({ page }) => {
  await becomeHost(page, "unsaved");
  const id = await makeEvent(page, "Unsaved Night");
  await page.goto(`/events/${id}/edit`);
  await page.getByLabel("Title").fill("Another Night");
  await refuse(page, "**/api/events/*", "PUT", 500, "");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Failed to upload the image or create the event. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Another Night");
});
