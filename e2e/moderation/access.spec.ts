import { expect, test } from "../journey.ts";
import { becomeHost } from "../portal/hosts.ts";
import { expectAccessible } from "../public/page-checks.ts";
import { signInAsModerator } from "./people.ts";

const pages = [
  "/moderation",
  "/moderation/services/1",
  "/moderation/events/1",
  "/moderation/reports",
  "/moderation/messages",
  "/moderation/deletions",
  "/moderation/suspended",
  "/moderation/feeds",
  "/moderation/mails",
  "/moderation/jobs",
  "/moderation/decisions",
];

test("signed out, every moderation page returns 401 and asks to sign in", async ({ page }) => {
  for (const path of pages) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 401]);
    expect(response?.headers()["cache-control"]).toContain("no-store");
    await expect(page.getByRole("heading", { name: "Sign in to open the desk" })).toBeVisible();
    expect(await response?.text()).not.toMatch(/Amara|demo\.kindred\.example|send-mail/);
  }
  await expectAccessible(page);
});

test("every moderation page returns 403 to a host", async ({ page }) => {
  await becomeHost(page, "barred");
  for (const path of pages) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 403]);
    await expect(page.getByRole("heading", { name: "This desk is for moderators" })).toBeVisible();
    expect(await response?.text()).not.toMatch(/Amara|demo\.kindred\.example|send-mail/);
  }
  await expectAccessible(page);
  await page.goto("/kindred-providers");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Contact Us" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Moderation desk" })).toHaveCount(0);
});

test("a moderator opens the desk from the account menu", async ({ page }) => {
  await signInAsModerator(page, "/kindred-providers");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Moderation desk" }).click();
  await expect(page.getByRole("heading", { name: "Services to review" })).toBeVisible();
});
