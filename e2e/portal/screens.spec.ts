import { expect, isThorough, test, thorough } from "../journey.ts";
import { expectUsable, inBothLooks, inDialog } from "../large-text.ts";
import { expectFits, expectFitsAndAccessible, expectStateAccessible } from "../public/page-checks.ts";
import { becomeHost, createAccount, makeEvent, makeService, newEmail, portal, send, signInDirectly } from "./hosts.ts";

const longItem = {
  name: "Adobo-and-everything-else-in-one-very-long-word",
  price: 1234.5,
  durationMinutes: 90,
  description: "Slow-cooked, and everything that goes with it.",
};

test.describe("portal pages are accessible and fit every width, also right to left", () => {
  test("the signed-out pages, the registration and an empty dashboard are accessible and fit", async ({ page }) => {
    await expectFitsAndAccessible(page, portal);
    if (isThorough) await expectFitsAndAccessible(page, "/services/new", { isState: true });
    const email = newEmail("screens");
    await signInDirectly(page, email);
    await expectFitsAndAccessible(page, portal);
    if (!isThorough) return;
    await createAccount(page, email);
    await expectFitsAndAccessible(page, portal, { isState: true });
  });

  test("the forms and their errors are accessible and fit, also with large text", async ({ page }) => {
    await becomeHost(page, "screens");
    if (isThorough) await expectFitsAndAccessible(page, "/services/2000000000", { isState: true });
    for (const path of ["/services/new?categoryId=2", "/events/new"]) {
      await expectFitsAndAccessible(page, path);
      if (isThorough) await inBothLooks(page, expectUsable);
    }
    await page.getByRole("button", { name: "Submit event" }).click();
    await expect(page.getByText("Please correct the highlighted fields.")).toBeVisible();
    await expectFits(page);
    await expectStateAccessible(page);
  });

  test("listing cards and detail pages are accessible and fit, also with large text", async ({ page }) => {
    await becomeHost(page, "screens");
    const service = await makeService(page, "Averylongnamewithoutanyspaceinitatall Braids");
    await send(page, "POST", `/api/serviceItems?providerId=${service}`, longItem);
    const event = await makeEvent(page, "Accra-Nights-at-the-Valletta-Waterfront");
    const further = [`/events/${event}`, `/services/${service}/edit`];
    for (const path of [portal, ...(isThorough ? further : []), `/services/${service}`]) {
      const inEveryLook = isThorough || path === portal;
      await expectFitsAndAccessible(page, path, { inEveryLook });
      if (inEveryLook) await inBothLooks(page, expectUsable);
    }
    await page.getByRole("button", { name: "Add item" }).click();
    await inDialog(page);
  });

  test("the account menu and every dialog are accessible and fit", { tag: thorough }, async ({ page }) => {
    await becomeHost(page, "dialogs");
    const service = await makeService(page, "Dialog Braids");
    const check = async (role: "dialog" | "alertdialog" | "menu") => {
      await expect(page.getByRole(role)).toBeVisible();
      await expectFits(page);
      await expectStateAccessible(page);
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
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a host can read listings and sign out; the service form says that it needs JavaScript", async ({ page }) => {
    await signInDirectly(page, "host@demo.kindred.example", { firstName: "Amara", lastName: "Okafor" });
    await page.goto(portal);
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
