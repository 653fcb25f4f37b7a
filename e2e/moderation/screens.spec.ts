import { expect, test } from "../journey.ts";
import { collectConsoleErrors, expectFitsAndAccessible } from "../public/page-checks.ts";
import { signInAsModerator } from "./people.ts";

test.describe("accessible and without overflow, also right to left", () => {
  test("the queues of listings and events", async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page);
    await signInAsModerator(page, "/moderation");
    for (const path of [
      "/moderation",
      "/moderation/services?show=decided",
      "/moderation/services?search=nothing-like-this",
      `/moderation/services?search=${"x".repeat(121)}`,
      "/moderation/events",
      "/moderation/suspended",
      "/moderation/services/3",
      "/moderation/services/1",
      "/moderation/events/4",
    ]) {
      await expectFitsAndAccessible(page, path);
    }
    expect(consoleErrors).toEqual([]);
  });

  test("the other queues, the outbox and the report form", async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page);
    await signInAsModerator(page, "/moderation/reports");
    for (const path of [
      "/moderation/reports",
      "/moderation/messages",
      "/moderation/deletions",
      "/moderation/feeds",
      "/moderation/mails",
      "/moderation/jobs",
      "/moderation/decisions",
      "/outbox",
      "/providerPage/report?id=1",
    ]) {
      await expectFitsAndAccessible(page, path);
    }
    await page.goto("/moderation/jobs");
    await expect(page.getByRole("rowheader", { name: "send-mail" })).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });
});
