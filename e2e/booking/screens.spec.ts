import { expect, type Page, test } from "../journey.ts";
import { collectComplaints, expectAccessible, expectNoOverflow } from "../public/page-checks.ts";
import { aVenue, bookDirectly, braids, reviewUrl, soon } from "./venue.ts";

test.setTimeout(180_000);

type Look = { readonly width: number; readonly lang: string; readonly colorScheme: "light" | "dark" };
const looks: readonly Look[] = [
  { width: 320, lang: "en", colorScheme: "light" },
  { width: 390, lang: "en-XA", colorScheme: "light" },
  { width: 1280, lang: "en", colorScheme: "dark" },
];

for (const { width, lang, colorScheme } of looks) {
  test.describe(`${width} pixels, ${lang}, ${colorScheme}`, () => {
    // A sheet that is still sliding in is half transparent.
    test.use({ viewport: { width, height: 844 }, colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("every screen of the flow is accessible and fits", async ({ page, context, browser, baseURL }) => {
      const venue = await aVenue(browser, baseURL, [
        braids,
        { name: "Adobo-and-everything-else-in-one-very-long-word", price: 1234.5, durationMinutes: 150 },
      ]);
      await venue.open(soon("09:00"), soon("13:00"));
      const secret = await bookDirectly(venue, soon("10:00"), "nadia@test.example");
      await context.addCookies([{ name: "lang", value: lang, url: baseURL ?? "" }]);
      const complaints = collectComplaints(page);
      const isRight = async (path: string, before?: (page: Page) => Promise<unknown>) => {
        await page.goto(path);
        if (before) await before(page);
        await expectNoOverflow(page);
        await expectAccessible(page);
      };
      const times = `/booking/select-time?providerId=${venue.listingId}`;
      await isRight(`/booking?providerId=${venue.listingId}`, (p) => p.locator("label.service").first().click());
      await isRight(times);
      await isRight(`${times}&startTime=${encodeURIComponent(soon("11:00"))}`, (p) =>
        expect(p.getByRole("dialog")).toBeVisible(),
      );
      await isRight(reviewUrl(venue, soon("11:00")));
      await isRight(reviewUrl(venue, soon("11:00")), async (p) => {
        await p.locator("#customerName").fill(" ");
        await p.locator("#customerName").press("Enter");
        await expect(p.locator("#customerName-error")).toBeVisible();
        await expect(p.locator("#customerName")).toBeFocused();
      });
      await isRight(reviewUrl(venue, soon("10:00")));
      await isRight(`/booking/confirmed/${secret}`);
      await isRight(`/booking/manage/${secret}`);
      await isRight(`/booking/manage/${secret}?step=cancel`, (p) => expect(p.getByRole("alertdialog")).toBeVisible());
      await isRight(`/booking/manage/${secret}/move?startTime=${encodeURIComponent(soon("12:00"))}`);
      await isRight("/booking/find");
      if (lang === "en-XA") await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      expect(complaints.filter((text) => !text.includes("status of 422"))).toEqual([]);
    });
  });
}
