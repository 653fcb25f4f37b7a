import { expect, type Page, test, waitForHydration } from "../journey.ts";
import { becomeHost, continueAs, makeService, newEmail, portal, signIn } from "./hosts.ts";
import { cell, hostWithItem, openCalendar, openMornings, tuesday } from "./open-calendar.ts";
import { photo } from "./pictures.ts";

async function fillService(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Ada's Kitchen");
  await page.getByLabel("Description").fill("Sunday jollof.");
  await page.getByRole("radio", { name: /Sub-Saharan Africa/ }).check();
  await page.getByRole("group", { name: "Subcategories" }).getByRole("button").first().click();
  await page.getByLabel("Address").fill("12 Triq il-Kbira");
  await page.getByLabel("Phone").fill("2122 3344");
  await page.getByLabel("Logo", { exact: true }).setInputFiles(await photo("logo.jpg", "#17603f"));
  await expect(page.getByText("Preparing the picture").or(page.getByText("Uploading"))).toBeHidden({ timeout: 20_000 });
}

test("a reload restores the draft, and Start over clears it", async ({ page }) => {
  await becomeHost(page, "draft");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/services/new?categoryId=4");
  await fillService(page);
  await page.reload();
  await expect(page.getByText("We've restored what you typed last time.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Ada's Kitchen");
  await expect(page.getByRole("radio", { name: /Sub-Saharan Africa/ })).toBeChecked();
  await expect(page.getByText("logo.jpg")).toBeVisible();
  await expect(page.getByRole("group", { name: "Subcategories" }).getByRole("button", { pressed: true })).toHaveCount(
    1,
  );
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await page.reload();
  await expect(page.getByText("We've restored what you typed last time.")).toHaveCount(0);
});

test("if the session ends while typing, signing in again restores the form", async ({ page, context }) => {
  const email = await becomeHost(page, "session");
  await page.goto("/services/new?categoryId=4");
  await fillService(page);
  await context.clearCookies();
  await page.getByRole("button", { name: "Submit listing" }).click();
  await expect(page.getByText("Your session has ended. Sign in again to continue where you left off.")).toBeVisible();
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await continueAs(page, email);
  await expect(page).toHaveURL("/services/new?categoryId=4");
  await expect(page.getByLabel("Name")).toHaveValue("Ada's Kitchen");
  const sent = page.waitForRequest("**/api/serviceProviders?hostCountry=MT");
  await page.getByRole("button", { name: "Submit listing" }).click();
  const { user } = await (await page.request.get("/api/session")).json();
  expect((await sent).postDataJSON()).toMatchObject({ userId: user.id });
  await expect(page.getByRole("dialog", { name: "Congratulations on listing your service!" })).toBeVisible();
  await page.getByRole("link", { name: "Your listings" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("if registering fails offline or signed out, the error is in view and the typed values are kept", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const email = newEmail("registering");
  await signIn(page, email);
  await waitForHydration(page);
  await page.getByLabel("First name").fill("Adwoa");
  await page.getByLabel("Day", { exact: true }).selectOption("17");
  await page.getByLabel("Month", { exact: true }).selectOption("5");
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Create account" }).click();
  const unreachable = page.getByRole("alert").filter({ hasText: "Error creating provider account: " });
  await expect(unreachable).toBeInViewport({ ratio: 1 });
  await expect(unreachable).toBeFocused();
  await context.setOffline(false);
  await context.clearCookies();
  await page.getByRole("button", { name: "Create account" }).click();
  const ended = page.getByRole("alert").filter({ hasText: "Your session has ended." });
  await expect(ended).toBeInViewport({ ratio: 1 });
  await expect(ended).toBeFocused();
  await ended.getByRole("link", { name: "Sign in with Google" }).click();
  await continueAs(page, email);
  await expect(page).toHaveURL(portal);
  await waitForHydration(page);
  await expect(page.getByLabel("First name")).toHaveValue("Adwoa");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Welcome, Adwoa" })).toBeVisible();
});

test("if the session ends in the item dialog, signing in again reopens it with its values", async ({
  page,
  context,
}) => {
  const email = await becomeHost(page, "item");
  const id = await makeService(page, "Item Braids");
  await page.goto(`/services/${id}`);
  await page.getByRole("button", { name: "Add item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add item" });
  await dialog.getByLabel("Name").fill("Knotless braids");
  await dialog.getByLabel("Price").fill("65");
  await context.clearCookies();
  await dialog.getByRole("button", { name: "Save item" }).click();
  await expect(dialog.getByText("Your session has ended. Sign in again to continue where you left off.")).toBeVisible();
  await dialog.getByRole("link", { name: "Sign in with Google" }).click();
  await continueAs(page, email);
  await expect(page).toHaveURL(`/services/${id}`);
  await expect(dialog.getByLabel("Name")).toHaveValue("Knotless braids");
  await expect(dialog.getByLabel("Price")).toHaveValue("65");
  await dialog.getByRole("button", { name: "Save item" }).click();
  await expect(page.getByRole("button", { name: "Edit Knotless braids" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit Knotless braids" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Edit Knotless braids" }).click();
  const edit = page.getByRole("dialog", { name: "Edit item" });
  await edit.getByLabel("Name").fill("Box braids");
  await page.reload();
  await expect(edit.getByLabel("Name")).toHaveValue("Box braids");
  await edit.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit Knotless braids" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Delete Knotless braids" }).click();
  await context.clearCookies();
  const asked = page.getByRole("alertdialog", { name: "Delete this item?" });
  await asked.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(asked.getByRole("link", { name: "Sign in with Google" })).toBeVisible();
});

test("if the session ends in the Book dialog, signing in again reopens it with its values", async ({
  page,
  context,
}) => {
  const host = await hostWithItem(page, "call-session");
  const { email } = (await (await page.request.get("/api/session")).json()).user;
  await openMornings(page, host);
  await openCalendar(page, tuesday.date);
  await cell(page, tuesday.name, "09:30", "Available").click();
  const dialog = page.getByRole("dialog", { name: "Book this time" });
  await dialog.getByLabel("Name").fill("Maria Caller");
  await dialog.getByLabel("Phone").fill("9911 2233");
  await context.clearCookies();
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await expect(dialog.getByText("Your session has ended. Sign in again to continue where you left off.")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Maria Caller");
  await dialog.getByRole("link", { name: "Sign in with Google" }).click();
  await continueAs(page, email);
  await expect(dialog).toContainText(`${tuesday.name}, 09:30`);
  await expect(dialog.getByLabel("Name")).toHaveValue("Maria Caller");
  await expect(dialog.getByLabel("Phone")).toHaveValue("9911 2233");
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  const booked = cell(page, tuesday.name, "09:30", "Booked, Half an hour, Maria Caller, 09:30 – 10:00");
  await expect(booked).toBeVisible();
  await page.reload();
  await expect(booked).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("leaving a form with unsaved changes asks for confirmation", async ({ page }) => {
  await becomeHost(page, "leaving");
  await page.goto("/events/new");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(portal);
  await page.goto("/events/new");
  await page.getByLabel("Title").fill("Accra Nights");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByRole("alertdialog", { name: "Leave this form?" })).toBeVisible();
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Accra Nights");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page).toHaveURL(portal);
});

test("a failed save keeps the form's values and says to try again", async ({ page }) => {
  await becomeHost(page, "failing");
  const id = await makeService(page, "Failing Braids");
  await page.goto(`/services/${id}/edit`);
  await page.getByLabel("Name").fill("Changed Braids");
  await page.route("**/api/serviceProviders/**", (route) => route.abort());
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Failed to save service. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Changed Braids");
  await page.unroute("**/api/serviceProviders/**");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "Changed Braids" })).toBeVisible();
});
