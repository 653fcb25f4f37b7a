import { expect, isThorough, test, thorough } from "../journey.ts";
import { expectUsable, inBothLooks } from "../large-text.ts";
import { signInDirectly } from "../portal/hosts.ts";
import { collectConsoleErrors, expectFitsAndAccessible } from "../public/page-checks.ts";
import { moderator, signInAsModerator } from "./people.ts";

/** The outbox lists the last 100 mails of this run, and the queues list what every test has made. They all look alike. */
const furtherEntries = "main > article:nth-of-type(n + 21), .queue-rows > li:nth-child(n + 21)";
const pages = [
  {
    name: "the queue of services",
    paths: ["/moderation"],
    states: [
      "/moderation/suspended",
      "/moderation/services?show=decided",
      "/moderation/services?search=nothing-like-this",
      `/moderation/services?search=${"x".repeat(121)}`,
    ],
  },
  {
    name: "services and events",
    paths: ["/moderation/services/3", "/moderation/events/4"],
    states: ["/moderation/events", "/moderation/services/1"],
  },
  {
    name: "reports, messages, deletions and feeds, and the report form",
    paths: [
      "/moderation/reports",
      "/moderation/messages",
      "/moderation/deletions",
      "/moderation/feeds",
      "/providerPage/report?id=1",
    ],
  },
  {
    name: "the audit trail, the outbox, mails and jobs",
    paths: ["/moderation/decisions", "/outbox", "/moderation/mails", "/moderation/jobs"],
  },
];

test.describe("accessible and fitting every width, also right to left and with large text", () => {
  for (const { name, paths, states = [] } of pages)
    test(name, { tag: name === "the queue of services" ? [] : thorough }, async ({ page }) => {
      const consoleErrors = collectConsoleErrors(page);
      await signInDirectly(page, ...moderator);
      for (const path of isThorough ? [...paths, ...states] : paths) {
        const inEveryLook = isThorough || path === "/moderation";
        await expectFitsAndAccessible(page, path, { inEveryLook, alike: furtherEntries });
        if (inEveryLook) await inBothLooks(page, expectUsable);
      }
      // The account keeps the test language, and other tests sign in as this moderator.
      await page.request.get("/moderation?lang=en");
      if (paths.includes("/moderation/jobs"))
        await expect(page.getByRole("rowheader", { name: "send-mail" })).toBeVisible();
      expect(consoleErrors).toEqual([]);
    });

  test("a host's calendar", { tag: thorough }, async ({ page }) => {
    await signInAsModerator(page, "/moderation/calendars/1");
    await inBothLooks(page, expectUsable);
  });
});
