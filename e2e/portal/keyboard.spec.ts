import { nextYear } from "#server/testing/test-days.ts";
import { expect, type Locator, type Page, test, thorough } from "../journey.ts";
import { becomeHost, portal } from "./hosts.ts";
import { photo } from "./pictures.ts";

test("a host creates and deletes an event with the keyboard only", { tag: thorough }, async ({ page }) => {
  test.setTimeout(150_000);
  await becomeHost(page, "keyboard");
  await page.goto(portal);
  await tabTo(page, page.getByRole("link", { name: "List your service or event" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "What would you like to list?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "List your service or event" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: /List an Event/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/events/new");

  await tabTo(page, page.getByLabel("Title"));
  await page.keyboard.type("Keyboard Night");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Played without a mouse.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Charity");
  await tabTo(page, page.getByRole("radio", { name: /Sub-Saharan Africa/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /Middle Eastern/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Valletta Waterfront");
  await tabTo(page, page.getByRole("combobox", { name: /City/ }));
  await page.keyboard.type("sliema");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: /City/ })).toHaveValue("TAS-SLIEMA");
  await tabTo(page, page.getByLabel("Start date"));
  await typeTime(page, "0800");
  await tabTo(page, page.getByLabel("End date"));
  await typeTime(page, "0900");
  await tabTo(page, page.getByRole("group", { name: "Is a ticket required?" }).getByRole("radio", { name: "Yes" }));
  await page.keyboard.press("ArrowRight");
  await expect(
    page.getByRole("group", { name: "Is a ticket required?" }).getByRole("radio", { name: "No" }),
  ).toBeChecked();
  // Playwright starts to intercept file choosers only some time after this call, so call it before pressing the key.
  const opened = page.waitForEvent("filechooser");
  await tabTo(page, page.getByLabel("Image", { exact: true }));
  // Browsers open a file chooser only for the window in front.
  await page.bringToFront();
  await page.keyboard.press("Enter");
  const chooser = await opened;
  await chooser.setFiles(await photo("night.jpg", "#7b1e3a"));
  await expect(page.getByText("Uploading").or(page.getByText("Preparing the picture"))).toBeHidden({ timeout: 20_000 });
  await tabTo(page, page.getByRole("button", { name: "Submit event" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Your event has been submitted!" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "See your event" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Keyboard Night" })).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Event deleted successfully!")).toBeVisible();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** In 07/07 the order of day and month does not matter. The P is for PM, if the field has 12 hours. */
async function typeTime(page: Page, time: string): Promise<void> {
  await page.keyboard.type(`0707${nextYear}`);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type(`${time}P`);
}
