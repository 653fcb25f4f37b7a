import { Temporal } from "temporal-polyfill";
import { aVenue, bookDirectly, malta, soon } from "../booking/venue.ts";
import { expect, type Locator, test } from "../journey.ts";
import { readPage } from "./page-checks.ts";

test.use({ viewport: { width: 390, height: 844 } });

const inGzira = { cityId: 22, categoryId: 2, subcategoryIds: [201], address: "3 Triq ix-Xatt, Il-Gżira" };
const boxBraids = { name: "Box braids", price: 60, durationMinutes: 60 };

/** Days until the next Saturday, and never today. */
const untilSaturday = () => (6 - Temporal.Now.plainDateISO("Europe/Malta").dayOfWeek + 7) % 7 || 7;

test("on a phone, a search for braids near Il-Gżira on Saturday ends in a booking after at most nine taps and two fields", async ({
  page,
}) => {
  const venue = await aVenue([boxBraids], inGzira);
  const saturday = (hour: string) => soon(hour, untilSaturday());
  await venue.open(saturday("09:00"), saturday("12:00"));
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.click();
  };

  await page.goto("/");
  await tap(page.getByRole("combobox", { name: "What are you looking for?" }));
  await page.keyboard.type("braids saturday gzira");
  await tap(page.getByRole("option", { name: "Search everything for “braids saturday gzira”" }));
  const card = page.getByRole("article").filter({ hasText: venue.name });
  await expect(card).toContainText("Il-Gżira");
  await expect(card).toContainText(`Next free: Sat`);
  await tap(card.getByRole("link"));
  const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Box braids" }) });
  await expect(item).toContainText("€60.00");
  await tap(item.getByRole("link", { name: /^Next free: Sat/ }));
  await tap(page.getByRole("link", { name: malta(saturday("10:00")), exact: true }));
  await page.getByLabel("Name").fill("Nadia Fenech Osei");
  await page.getByLabel("Phone number").fill("7900 0188");
  await tap(page.getByRole("button", { name: "Confirm", exact: true }).last());
  await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
  expect(await venue.bookings()).toMatchObject([{ startTime: saturday("10:00"), status: "confirmed" }]);
  expect(taps).toBeLessThanOrEqual(9);
});

test("a profile shows its items with prices and the next free time, and no time that was just booked", async ({
  request,
}) => {
  const venue = await aVenue([boxBraids], inGzira);
  await venue.open(soon("09:00"), soon("11:00"));
  // The page is shared, and every process hears of a booking a moment after it was made.
  const words = async () => (await readPage(request, `/providerPage?id=${venue.listingId}`)).words;
  const next = (hour: string) => new RegExp(`Box braids.*€60\\.00.*Next free:[^€]*${malta(soon(hour))}`);
  expect(await words()).toMatch(next("09:00"));
  await bookDirectly(venue, soon("09:00"));
  await expect.poll(words).toMatch(next("10:00"));
  await bookDirectly(venue, soon("10:00"));
  await expect.poll(words).not.toContain("Next free:");
  const { main } = await readPage(request, `/providerPage?id=${venue.listingId}`);
  expect(main).toMatch(/<a [^>]*aria-label="Choose a time for Box braids"|Choose a time.*Box braids/s);
});
