import { expect, test } from "../journey.ts";
import { aVenue, type Venue } from "./venue.ts";

test.setTimeout(120_000);

const days = [
  { date: "2027-03-28", from: "2027-03-27T23:00:00.000Z", to: "2027-03-28T22:00:00.000Z", cells: 92 },
  { date: "2027-10-31", from: "2027-10-30T22:00:00.000Z", to: "2027-10-31T23:00:00.000Z", cells: 100 },
] as const;

/** What stands below the venue's 09:00 on each day. */
const ownNine = {
  "Europe/Malta": [null, null],
  "America/New_York": ["03:00", "04:00"],
  "Pacific/Auckland": ["20:00", "21:00"],
} as const;

let venue: Venue;
test.beforeAll(async ({ browser, baseURL }) => {
  venue = await aVenue(browser, baseURL, [{ name: "Quarter", price: 5, durationMinutes: 15 }]);
  for (const { from, to } of days) await venue.open(from, to);
});

for (const timezoneId of Object.keys(ownNine) as (keyof typeof ownNine)[]) {
  test.describe(`seen from ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [n, { date, from, to, cells }] of days.entries()) {
      test(`${date} has every quarter of an hour once, on the venue's clock`, async ({ page }) => {
        await page.goto(`/booking/select-time?providerId=${venue.listingId}&from=${date}&date=${date}`);
        const times = page.locator("[data-time]");
        await expect(times).toHaveCount(cells);
        const starts = await times.evaluateAll((links) => links.map((link) => link.getAttribute("data-time") ?? ""));
        const wanted = Array.from({ length: cells }, (_, at) =>
          new Date(Date.parse(from) + at * 900_000).toISOString(),
        );
        expect(starts).toEqual(wanted);
        expect(new Date(Date.parse(starts.at(-1) ?? "") + 900_000).toISOString()).toBe(to);
        const labels = await times.evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ""));
        expect(new Set(labels).size).toBe(cells);
        expect(labels.filter((label) => label.startsWith("02:"))).toHaveLength(n === 0 ? 0 : 8);
        const nine = times.filter({ hasText: /^09:00/ });
        await expect(nine).toHaveText(`09:00${ownNine[timezoneId][n] ?? ""}`);
        await nine.click();
        await expect(page.getByText("09:00 – 09:15")).toBeVisible();
        const own = ownNine[timezoneId][n];
        await expect(page.getByText(/^Malta time/)).toHaveText(
          own ? new RegExp(`Malta time\\. Your time: ${own} – `) : "Malta time",
        );
      });
    }

    test("arrows and the month list stay within today and the 24th month", async ({ page }) => {
      await page.goto(`/booking/select-time?providerId=${venue.listingId}`);
      await expect(page.getByRole("button", { name: "Previous week" })).toBeDisabled();
      const months = page.getByRole("combobox", { name: "Month" });
      await expect(months.getByRole("option")).toHaveCount(24);
      await months.selectOption({ label: "March 2027" });
      await expect(page).toHaveURL(/from=2027-03-01/);
      await expect(page.getByRole("link", { name: /Monday 1 March/ })).toBeVisible();
      await page.getByRole("link", { name: "Next week" }).click();
      await expect(page.getByRole("link", { name: /Monday 8 March/ })).toBeVisible();
      await page.getByRole("link", { name: "Previous week" }).click();
      await expect(page.getByRole("link", { name: /Monday 1 March/ })).toBeVisible();
    });
  });
}
