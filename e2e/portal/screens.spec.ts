import { expect, test } from "../journey.ts";
import { expectAccessible, expectFits, expectFitsAndAccessible } from "../public/page-checks.ts";
import { becomeHost, makeEvent, makeService, newEmail, portal, signIn } from "./hosts.ts";

test.describe("accessible and without overflow, also right to left", () => {
  test("the signed-out pages and registration", async ({ page }) => {
    await expectFitsAndAccessible(page, portal);
    await expectFitsAndAccessible(page, "/services/new");
    await signIn(page, newEmail("screens"));
    await expectFitsAndAccessible(page, portal);
  });

  test("the dashboard and the forms", async ({ page }) => {
    await becomeHost(page, "screens");
    await expectFitsAndAccessible(page, portal);
    await expectFitsAndAccessible(page, "/services/new?categoryId=2");
    await expectFitsAndAccessible(page, "/events/new");
  });

  test("listing cards and detail pages", async ({ page }) => {
    await becomeHost(page, "screens");
    const service = await makeService(page, "Averylongnamewithoutanyspaceinitatall Braids");
    const event = await makeEvent(page, "Screens Night");
    await expectFitsAndAccessible(page, portal);
    await expectFitsAndAccessible(page, `/services/${service}`);
    await expectFitsAndAccessible(page, `/services/${service}/edit`);
    await expectFitsAndAccessible(page, `/events/${event}`);
    await expectFitsAndAccessible(page, "/services/2000000000");
  });

  test("the account menu, every dialog and the errors of a form", async ({ page }) => {
    await becomeHost(page, "dialogs");
    const service = await makeService(page, "Dialog Braids");
    const check = async (role: "dialog" | "alertdialog" | "menu") => {
      await expect(page.getByRole(role)).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
    };
    await page.goto(portal);
    await page.getByRole("button", { name: "Account menu" }).click();
    await check("menu");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "List your service or event" }).click();
    await check("dialog");
    await page.getByRole("button", { name: /List a Service/ }).click();
    await expect(page.getByRole("link", { name: "Food" })).toBeVisible();
    await check("dialog");
    await page.goto(`/services/${service}`);
    await page.getByRole("button", { name: "Add item" }).click();
    await check("dialog");
    await page.getByRole("button", { name: "Save item" }).click();
    await expect(page.getByText("Please enter an item name")).toBeVisible();
    await check("dialog");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await check("alertdialog");
    await page.getByRole("button", { name: "Keep it" }).click();
    await page.goto("/events/new");
    await page.getByRole("button", { name: "Submit event" }).click();
    await expect(page.getByText("Please correct the highlighted fields.")).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a host can read listings and sign out; the service form says that it needs JavaScript", async ({ page }) => {
    await signIn(page, "host@demo.kindred.example");
    await expect(page.getByRole("heading", { name: "Your listings" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/kindred-providers");
    await page.getByRole("link", { name: "List your service or event" }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: "List an Event" })).toBeVisible();
    await page.goto("/services/new");
    await expect(page.locator("noscript .note")).toContainText("This form needs JavaScript.");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByRole("heading", { name: "Provider Portal" })).toBeVisible();
  });
});
