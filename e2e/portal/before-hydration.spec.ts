import { expect, type Page, test, waitForHydration } from "../journey.ts";
import { becomeHost, newEmail, portal, signIn } from "./hosts.ts";

/** Delays the page's scripts, as a slow connection does. */
async function beforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    release();
    await waitForHydration(page);
  };
}

test("values typed and chosen before hydration are kept", async ({ page }) => {
  await becomeHost(page, "early");
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
  // React has the value in its state, too: the dependent field is shown, and the draft survives a reload.
  await expect(page.getByLabel("Ticket price")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Accra Nights");
});

test("a date of birth chosen before hydration is kept", async ({ page }) => {
  await signIn(page, newEmail("early-birth"));
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

test("a click before hydration is replayed after hydration", async ({ page }) => {
  await becomeHost(page, "early");
  const letScriptsIn = await beforeScripts(page, portal);
  await page.getByRole("button", { name: "Account menu" }).click();
  await letScriptsIn();
  await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeVisible();
});

test("a form submitted before hydration waits for its scripts and puts nothing into the URL", async ({ page }) => {
  await becomeHost(page, "early");
  const letScriptsIn = await beforeScripts(page, "/services/new");
  await page.getByLabel("Name").fill("Early Braids");
  await page.getByRole("button", { name: "Submit listing" }).click();
  await letScriptsIn();
  await expect(page.getByText("Please correct the highlighted fields.")).toBeVisible();
  await expect(page).toHaveURL("/services/new");
  await expect(page.getByLabel("Name")).toHaveValue("Early Braids");
});
