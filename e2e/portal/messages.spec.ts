import { subcategorySeeds } from "#contract/lists/subcategories.ts";
import { product } from "#contract/product.ts";
import { clickOutside, expect, test, thorough, waitForHydration } from "../journey.ts";
import { expectLoaded } from "../public/page-checks.ts";
import { becomeHost, continueAs, makeEvent, makeService, newEmail, portal, signInDirectly } from "./hosts.ts";
import { refuse } from "./open-calendar.ts";

test.describe("with the browser in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("a new host's dashboard, its dialogs and both forms have their fields, links and messages", async ({ page }) => {
    await becomeHost(page, "words");
    await page.goto(portal);

    await test.step("the dashboard has its tabs, filters, support links and messages for empty lists", async () => {
      const tabs = page.getByRole("navigation", { name: "Provider Portal" }).getByRole("link");
      await expect(tabs).toHaveText(["Today", "Calendar", "Listings", "Bookings", "Insights", "Settings"]);
      const filter = page.getByRole("radiogroup", { name: "Show" });
      await expect(filter.getByRole("radio")).toHaveCount(3);
      for (const name of ["All", "Services", "Events"])
        await expect(filter.getByText(name, { exact: true })).toBeVisible();
      await filter.getByText("Services", { exact: true }).click();
      await expect(
        page.getByText("You don't have any services yet. Click the button above to create one!"),
      ).toBeVisible();
      await filter.getByText("Events", { exact: true }).click();
      await expect(
        page.getByText("You don't have any events yet. Click the button above to create one!"),
      ).toBeVisible();
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

    await test.step("a click outside closes both dialogs for adding a listing", async () => {
      await page.getByRole("link", { name: "List your service or event" }).click();
      await clickOutside(page.getByRole("dialog", { name: "What would you like to list?" }));
      await page.getByRole("link", { name: "List your service or event" }).click();
      await page.getByRole("button", { name: /List a Service/ }).click();
      await clickOutside(page.getByRole("dialog", { name: "What kind of service are you offering?" }));
    });

    await test.step("the service form has its fields; changing the category replaces and clears the subcategories", async () => {
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

    await page.goto("/events/new");
    await test.step("leaving an unchanged form does not ask for confirmation", async () => {
      await page.getByRole("link", { name: "Back to Dashboard" }).click();
      await expect(page).toHaveURL(portal);
      await page.goBack();
    });

    await test.step("the event form shows ticket and booking fields when needed, and starts with the browser's time zone", async () => {
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

    await test.step("leaving a form with unsaved changes asks for confirmation", async () => {
      await page.getByLabel("Title").fill("Accra Nights");
      await page.getByRole("link", { name: "Back to Dashboard" }).click();
      await expect(page.getByRole("alertdialog", { name: "Leave this form?" })).toBeVisible();
      await page.getByRole("button", { name: "Stay here" }).click();
      await expect(page.getByLabel("Title")).toHaveValue("Accra Nights");
      await page.getByRole("link", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Leave", exact: true }).click();
      await expect(page).toHaveURL(portal);
    });
  });
});

test("a host's listings are shown as cards with filters, and a failed deletion can be tried again", async ({
  page,
}) => {
  await becomeHost(page, "cards");
  const serviceId = await makeService(page, "Card Braids");
  const eventId = await makeEvent(page, "Card Night");
  await page.goto(portal);

  await test.step("a card shows status, picture, title, description and date; each filter shows one type", async () => {
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
    await page.unroute("**/files/public/**");
  });

  await test.step("a failed deletion shows a message and can be tried again", async () => {
    await refuse(page, "**/api/serviceProviders/*", "DELETE");
    await refuse(page, "**/api/events/*", "DELETE");
    for (const [path, sentence] of [
      [`/services/${serviceId}`, "Failed to delete service. Please try again."],
      [`/events/${eventId}`, "Failed to delete event. Please try again."],
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
    await expect(
      page.getByText("Failed to delete event. Please try again. We couldn't reach the server."),
    ).toBeVisible();
    await page.context().setOffline(false);
    await page.context().clearCookies();
    await remove.click();
    await expect(page.getByRole("alertdialog").getByRole("link", { name: "Sign in with Google" })).toBeVisible();
  });
});

test("a failed registration shows the reason in view and keeps the typed values, also if the session has ended", {
  tag: thorough,
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const email = newEmail("unmade");
  await signInDirectly(page, email);
  await page.goto(portal);
  await page.getByLabel("First name").fill("Adwoa");
  await page.getByLabel("Day", { exact: true }).selectOption("17");
  await page.getByLabel("Month", { exact: true }).selectOption("5");
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  const create = page.getByRole("button", { name: "Create account" });

  await test.step("the server refuses the registration", async () => {
    const path = "**/api/kindredProviders*";
    await refuse(page, path, "POST", 500, "");
    await create.click();
    await expect(page.getByText("Failed to create provider account", { exact: true })).toBeVisible();
    await page.unroute(path);
    await refuse(page, path, "POST", 503, "Come back later.");
    await create.click();
    await expect(page.getByText("Failed to create provider account: Come back later.")).toBeVisible();
    await page.unroute(path);
  });

  await test.step("the connection is lost", async () => {
    await context.setOffline(true);
    await create.click();
    const unreachable = page.getByRole("alert").filter({
      hasText: "Error creating provider account: We couldn't reach the server. Please check your connection.",
    });
    await expect(unreachable).toBeInViewport({ ratio: 1 });
    await expect(unreachable).toBeFocused();
    await context.setOffline(false);
  });

  await test.step("the session has ended", async () => {
    await context.clearCookies();
    await create.click();
    const ended = page.getByRole("alert").filter({ hasText: "Your session has ended." });
    await expect(ended).toBeInViewport({ ratio: 1 });
    await expect(ended).toBeFocused();
    await ended.getByRole("link", { name: "Sign in with Google" }).click();
    await continueAs(page, email);
    await expect(page).toHaveURL(portal);
    await waitForHydration(page);
    await expect(page.getByLabel("First name")).toHaveValue("Adwoa");
  });

  await create.click();
  await expect(page.getByText("Provider account created successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome, Adwoa" })).toBeVisible();
});
