import { aVenue, bookDirectly, braids, reviewUrl, soon } from "./booking/venue.ts";
import { expect, isThorough, type Page, test, thorough } from "./journey.ts";
import { expectReadable, expectUsable, inBothLooks, inDialog } from "./large-text.ts";
import { adoptSession, makeEvent } from "./portal/hosts.ts";
import { openCalendar } from "./portal/open-calendar.ts";
import { staticPages } from "./public/pages.ts";

const longItem = {
  name: "Adobo-and-everything-else-in-one-very-long-word",
  price: 1234.5,
  durationMinutes: 90,
  description: "Slow-cooked, and everything that goes with it.",
};

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

// `npm test` checks only the first page and the first dialog of each area.
async function expectPagesUsable(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of isThorough ? paths : paths.slice(0, 1))
    await test.step(path, async () => {
      await page.goto(path);
      await inBothLooks(page, expectUsable);
    });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("public pages work at 400 % zoom and with text at 200 % on a small phone", async ({ page }) => {
    await expectPagesUsable(page, [
      "/",
      ...staticPages.map(({ path }) => path),
      "/news",
      "/slates/1",
      "/providerPage?id=1",
      "/providerPage/report?id=1",
      "/booking/find",
      "/kindred-providers",
      "/cookie-choices",
      "/sign-in-problem",
      "/no-such-page",
    ]);
  });
});

test("booking works at 400 % zoom and with text at 200 % on a small phone", async ({ page }) => {
  const venue = await aVenue([braids, longItem]);
  await venue.open(soon("09:00"), soon("13:00"));
  const secret = await bookDirectly(venue, soon("10:00"), "nadia@test.example");
  const provider = `/booking/select-time?providerId=${venue.listingId}`;
  const times = `${provider}&serviceItemId=${venue.itemIds[0]}`;
  const picked = `&startTime=${encodeURIComponent(soon("11:00"))}`;
  await expectPagesUsable(page, [
    `/booking?providerId=${venue.listingId}&serviceItemId=${venue.itemIds[0]}`,
    times,
    `${times}${picked}`,
    reviewUrl(venue, soon("11:00")),
    reviewUrl(venue, soon("10:00")),
    `/booking/confirmed/${secret}`,
    `/booking/manage/${secret}/move?startTime=${encodeURIComponent(soon("12:00"))}`,
    `/booking/manage/${secret}`,
  ]);
  await test.step("the dialog to choose a service works", async () => {
    await page.goto(provider + picked);
    await inDialog(page);
  });
  if (!isThorough) return;
  await test.step("the dialog to cancel a booking works", async () => {
    await page.goto(`/booking/manage/${secret}`);
    await page.getByRole("link", { name: "Cancel" }).first().click();
    await inDialog(page);
  });
});

test("the portal works at 400 % zoom and with text at 200 % on a small phone", { tag: thorough }, async ({ page }) => {
  const wash = { name: "Wash and blow-dry", price: 25, durationMinutes: 45 };
  const venue = await aVenue([wash, longItem]);
  await venue.open(soon("09:00"), soon("13:00"));
  await bookDirectly(venue, soon("10:45"), "nadia@test.example");
  const longName = "Maximiliana Konstantinopoulou-Wolfeschlegelsteinhausen";
  await bookDirectly({ ...venue, itemIds: venue.itemIds.slice(1) }, soon("11:30"), null, longName);
  await adoptSession(page.context(), venue.host);
  const day = soon("09:00").slice(0, 10);
  await expectPagesUsable(page, ["/kindred-providers?tab=bookings"]);
  await test.step("the host's dialog to cancel a booking works", async () => {
    await page.getByRole("listitem").getByRole("button", { name: "Cancel" }).first().click();
    await inDialog(page);
  });
  for (const view of isThorough ? (["week", "day"] as const) : (["week"] as const))
    await test.step(`the calendar's ${view} view works`, async () => {
      await openCalendar(page, day, view);
      await inBothLooks(page, async () => {
        await expectUsable(page);
        await expectReadable(page);
      });
    });
  if (!isThorough) return;
  await test.step("the calendar works in Change Availability mode", async () => {
    await page.getByRole("button", { name: "Change Availability" }).click();
    await inBothLooks(page, async () => {
      await expectUsable(page);
      await expectReadable(page);
    });
    await page.getByRole("button", { name: "Done" }).click();
  });
  await test.step("the dialog with booking details works", async () => {
    await page
      .getByRole("button", { name: /Booked, Wash/ })
      .first()
      .click();
    await inDialog(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("the dialog to book a slot works", async () => {
    await page
      .getByRole("button", { name: /, available$/i })
      .first()
      .click();
    await inDialog(page);
  });
  const eventId = await makeEvent(venue.host, "Accra-Nights-at-the-Valletta-Waterfront");
  await expectPagesUsable(page, [`/events/${eventId}/edit`]);
});
