import { expect, type Page, test } from "../journey.ts";
import { collectComplaints, expectAccessible, expectNoOverflow } from "../public/page-checks.ts";
import { signInAsModerator } from "./people.ts";

const widths = [390, 1280];

async function expectSound(page: Page, path: string, width: number): Promise<void> {
  for (const language of ["en-XA", "en"]) {
    const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("dir", language === "en" ? "ltr" : "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
}

for (const width of widths) {
  test.describe(`at ${width} pixels nothing for axe to say, nothing too wide, right from right to left`, () => {
    test.setTimeout(240_000);

    test("the queues of listings and events", async ({ page }) => {
      const complaints = collectComplaints(page);
      await signInAsModerator(page, "/moderation");
      for (const path of [
        "/moderation",
        "/moderation/services?show=decided",
        "/moderation/services?search=nothing-like-this",
        "/moderation/events",
        "/moderation/suspended",
        "/moderation/services/3",
        "/moderation/services/1",
        "/moderation/events/4",
      ]) {
        await expectSound(page, path, width);
      }
      expect(complaints).toEqual([]);
    });

    test("the other queues", async ({ page }) => {
      const complaints = collectComplaints(page);
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
        await expectSound(page, path, width);
      }
      expect(complaints).toEqual([]);
    });
  });
}

test("the desk shows the job queues in dark, too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signInAsModerator(page, "/moderation/jobs");
  await expect(page.getByRole("rowheader", { name: "send-mail" })).toBeVisible();
  await expectAccessible(page);
  for (const path of ["/moderation", "/moderation/services/3", "/moderation/messages"]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
