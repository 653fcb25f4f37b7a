import { type APIRequestContext, expect, isThorough, test } from "../journey.ts";
import { becomeHost } from "../portal/hosts.ts";
import { expectStateAccessible } from "../public/page-checks.ts";
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
  "/moderation/overview",
];

async function expectRefused(request: APIRequestContext, status: number, heading: string): Promise<void> {
  for (const path of pages) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, status]);
    expect(response.headers()["cache-control"]).toContain("no-store");
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<h\\d[^>]*>${heading}</h\\d>`));
    expect(html).not.toMatch(/Amara|demo\.kindred\.example|send-mail/);
  }
}

test("without a session, every moderation page returns 401 and asks to sign in", async ({ page }) => {
  await expectRefused(page.request, 401, "Sign in to open the desk");
  if (!isThorough) return;
  await page.goto("/moderation");
  await expect(page.getByRole("heading", { name: "Sign in to open the desk" })).toBeVisible();
  await expectStateAccessible(page);
});

test("every moderation page returns 403 to a host; a moderator opens the desk from the account menu", async ({
  page,
  context,
}) => {
  await becomeHost(page, "barred");
  await expectRefused(page.request, 403, "This desk is for moderators");
  if (isThorough) {
    await page.goto("/moderation");
    await expect(page.getByRole("heading", { name: "This desk is for moderators" })).toBeVisible();
    await expectStateAccessible(page);
  }
  await page.goto("/kindred-providers");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Contact Us" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Moderation desk" })).toHaveCount(0);

  await context.clearCookies();
  await signInAsModerator(page, "/kindred-providers");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Moderation desk" }).click();
  await expect(page.getByRole("heading", { name: "Services to review" })).toBeVisible();
});
