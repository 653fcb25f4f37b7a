import { expect, type Page, test, waitForHydration } from "../journey.ts";
import { createAccount, newEmail, portal, signInDirectly } from "./hosts.ts";

const scripts = /\/assets\/.+\.js$/;

/** The scripts wait, as they do on a slow connection, until the returned function is called. */
async function beforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    release();
    await waitForHydration(page);
    await page.unroute(scripts);
  };
}

test("what a host types, chooses and clicks before hydration is kept", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const email = newEmail("early");
  await signInDirectly(page, email);

  await test.step("a date of birth chosen before hydration is kept", async () => {
    const letScriptsIn = await beforeScripts(page, portal);
    const parts = { Year: "1988", Month: "2", Day: "3" };
    for (const [part, value] of Object.entries(parts)) {
      await page.getByLabel(part, { exact: true }).selectOption(value);
    }
    await letScriptsIn();
    await expect(page.getByText("February 1988").first()).toBeVisible();
    for (const [part, value] of Object.entries(parts)) {
      await expect(page.getByLabel(part, { exact: true })).toHaveValue(value);
    }
  });

  await createAccount(page, email);
  await test.step("a click before hydration is replayed after hydration", async () => {
    const letScriptsIn = await beforeScripts(page, portal);
    await page.getByRole("button", { name: "Account menu" }).click();
    await letScriptsIn();
    await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeVisible();
  });

  await test.step("values typed and chosen before hydration are kept", async () => {
    const letScriptsIn = await beforeScripts(page, "/events/new");
    await page.getByLabel("Title").fill("Accra Nights");
    await page.getByLabel("Description").fill("Highlife until late.");
    await page.getByLabel("Category").selectOption({ label: "Festivals" });
    const needed = page.getByRole("group", { name: "Is a ticket required?" }).getByLabel("Yes");
    await needed.check({ force: true });
    await letScriptsIn();
    await expect(page.getByLabel("Title")).toHaveValue("Accra Nights");
    await expect(page.getByLabel("Description")).toHaveValue("Highlife until late.");
    await expect(page.getByLabel("Category").locator("option:checked")).toHaveText("Festivals");
    await expect(needed).toBeChecked();
    // The dependent field is visible and the draft survives a reload, so React has the value in its state, too.
    await expect(page.getByLabel("Ticket price")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue("Accra Nights");
  });

  await test.step("a form submitted before hydration waits for its scripts and puts nothing into the URL", async () => {
    const letScriptsIn = await beforeScripts(page, "/services/new");
    await page.getByLabel("Name").fill("Early Braids");
    await page.getByRole("button", { name: "Submit listing" }).click();
    await letScriptsIn();
    await expect(page.getByText("Please correct the highlighted fields.")).toBeVisible();
    await expect(page).toHaveURL("/services/new");
    await expect(page.getByLabel("Name")).toHaveValue("Early Braids");
  });
});
