import { Temporal } from "temporal-polyfill";
import { aVenue, soon } from "../booking/venue.ts";
import { expect, test } from "../journey.ts";
import { expectNoOverflow, expectStateAccessible } from "./page-checks.ts";

const today = () => Temporal.Now.plainDateISO("Europe/Malta");
const weekday = (days: number) => today().add({ days }).toLocaleString("en", { weekday: "long" });
const dateIn = (days: number) => today().add({ days }).toString();

test("a day in words without free times is named, and the next day with free times leads to its times", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const items = [{ name: "Zylophant repair", price: 20, durationMinutes: 60 }];
  const venue = await aVenue(items);
  await venue.open(soon("09:00", 2), soon("12:00", 2));
  await venue.open(soon("09:00", 5), soon("12:00", 5));
  await page.goto(`/explore?q=zylophant ${weekday(4)}`);
  await expect(page.getByText(`${weekday(4)} ${today().add({ days: 4 }).day}`)).toContainText("no free times");
  await expect(page.getByRole("article")).toContainText(venue.name);
  await expectNoOverflow(page);
  await expectStateAccessible(page);
  await page
    .getByRole("region", { name: "What you can try" })
    .getByRole("link", { name: new RegExp(`^${weekday(5)} .*: 1 result$`) })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 result for “zylophant”");
  await expect(page).toHaveURL(new RegExp(`q=zylophant&when=${dateIn(5)}`));

  await test.step("the chosen day is kept to the times, although another day comes first", async () => {
    await page.getByRole("article").getByRole("link").click();
    await expect(page.getByRole("link", { name: /^Next free: / })).toContainText(weekday(5).slice(0, 3));
    await page.getByRole("link", { name: "Book Now" }).last().click();
    await expect(page).toHaveURL(new RegExp(`date=${dateIn(5)}`));
    await page.getByRole("checkbox", { name: /Zylophant repair/ }).check();
    await page.getByRole("button", { name: "Continue" }).last().click();
    await expect(page).toHaveURL(new RegExp(`select-time.*date=${dateIn(5)}`));
    await expect(page.getByText(new RegExp(`^${weekday(5)} ${today().add({ days: 5 }).day}`)).first()).toBeVisible();
  });
});

test("near a town in words is a filter that can be removed, and a town without hosts leads to others", async ({
  page,
}) => {
  await page.goto("/explore?q=tailor near hamrun");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/results? for “tailor” near Il-Ħamrun$/);
  await page.getByRole("link", { name: "Remove filter: Il-Ħamrun and nearby" }).click();
  await expect(heading).toHaveText(/results for “tailor”$/);
  await expect(page.getByRole("combobox", { name: "What are you looking for?" })).toHaveValue("tailor");

  for (const words of ["tailor near qala", "tailor qala"]) {
    await page.goto(`/explore?q=${words}`);
    const ways = page.getByRole("region", { name: "What you can try" });
    await ways.locator(".ways-towns a").first().click();
    await expect(heading).toHaveText(/results? for “tailor” in /);
    await expect(page.getByRole("article").first()).toBeVisible();
  }
});

test("events that cost nothing are found by words, in the reader's language", async ({ page }) => {
  await page.goto("/explore?q=free events");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ events$/);
  await expect(page.getByRole("link", { name: "Remove filter: Free of charge" })).toBeVisible();
  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByRole("article").first()).toContainText("Free");
  await test.step("events are listed by day, with hours on their cards, unless another order is chosen", async () => {
    const day = results.getByRole("heading", { level: 2, name: /^[A-Z]\w+day \d+ [A-Z]\w+/ });
    await expect(day.first()).toBeVisible();
    await expect(results.getByRole("article").first()).toContainText(/\d\d:\d\d – \d\d:\d\d/);
    await page.goto("/explore?kind=events&sort=newest");
    await expect(results.getByRole("article").first()).toBeVisible();
    await expect(day).toHaveCount(0);
  });
  await page.goto("/explore?q=eventos gratis&lang=es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ eventos$/);
});
