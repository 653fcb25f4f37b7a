import { autumnChange, dateWords, daysAfter, nextYear, springChange } from "#server/testing/test-days.ts";
import { expect, isThorough, type Page, test } from "../journey.ts";
import { aVenue, type Venue } from "./venue.ts";

test.setTimeout(120_000);

const days = [
  { date: springChange, startsAt: "23:00", endsAt: "22:00", cells: 92 },
  { date: autumnChange, startsAt: "22:00", endsAt: "23:00", cells: 100 },
].map((day) => ({
  ...day,
  from: `${daysAfter(day.date, -1)}T${day.startsAt}:00.000Z`,
  to: `${day.date}T${day.endsAt}:00.000Z`,
}));

/** The visitor's own time when it is 09:00 at the venue, or null if it is the same. */
const ownNine = {
  "Europe/Malta": [null, null],
  "America/New_York": ["03:00", "04:00"],
  "Pacific/Auckland": ["20:00", "21:00"],
} as const;

let venue: Venue;
test.beforeAll(async () => {
  venue = await aVenue([{ name: "Quarter", price: 5, durationMinutes: 15 }]);
  for (const { from, to } of days) await venue.open(from, to);
});

const zones = Object.keys(ownNine) as (keyof typeof ownNine)[];
for (const timezoneId of isThorough ? zones : (["America/New_York"] as const)) {
  test.describe(`with the browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("each clock change day lists every quarter of an hour once in the venue's time zone; the month list has 24 months", async ({
      page,
    }) => {
      for (const [n, { date, from, to, cells }] of days.entries()) {
        await test.step(date, async () => {
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
      await test.step("Previous week is disabled today, and the month list has 24 months", () => expectMonths(page));
    });
  });
}

async function expectMonths(page: Page): Promise<void> {
  await page.goto(`/booking/select-time?providerId=${venue.listingId}`);
  await expect(page.getByRole("button", { name: "Previous week" })).toBeDisabled();
  const months = page.getByRole("combobox", { name: "Month" });
  await expect(months.getByRole("option")).toHaveCount(24);
  await months.selectOption({ label: `March ${nextYear}` });
  await expect(page).toHaveURL(new RegExp(`from=${nextYear}-03-01`));
  const first = page.getByRole("link", { name: /day 1 March/ });
  await expect(first).toBeVisible();
  const chips = page.getByRole("navigation", { name: "Days" }).getByRole("link");
  await expect(chips.locator("b")).toHaveText(["1", "2", "3", "4", "5", "6", "7"]);
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((n) => dateWords(daysAfter(`${nextYear}-03-01`, n), { weekday: "short" }));
  await expect(chips.locator("span:not(.sr-only)")).toHaveText(weekdays);
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(page.getByRole("link", { name: /day 8 March/ })).toBeVisible();
  await page.getByRole("link", { name: "Previous week" }).click();
  await expect(first).toBeVisible();
}
