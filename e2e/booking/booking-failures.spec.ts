import { nextYear, openDay } from "#server/testing/test-days.ts";
import { expect, type Page, test, thorough } from "../journey.ts";
import { readPage } from "../public/page-checks.ts";
import { aVenue, bookDirectly, braids, malta, reviewUrl, soon, type Venue } from "./venue.ts";

test.setTimeout(90_000);
test.use({ viewport: { width: 390, height: 844 } });

// The tests share a venue, so each test books on a different day. The venue is closed in the following week.
let venue: Venue;
test.beforeAll(async () => {
  venue = await aVenue();
  for (const days of [2, 3, 4, 5, 6]) await venue.open(soon("09:00", days), soon("13:00", days));
});

const confirm = (page: Page) => page.getByRole("button", { name: "Confirm", exact: true }).last();

async function fillIn(page: Page, startTime: string, name: string): Promise<void> {
  // Without a hold, somebody else can take the time.
  await page.route("**/api/holds", (route) => route.abort());
  // Some chat apps decode the URLs that they show.
  await page.goto(decodeURIComponent(reviewUrl(venue, startTime)));
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Phone number").fill("7900 0188");
  await page.getByLabel("Email").fill("nadia@test.example");
}

const bookingsAt = async (...times: string[]) =>
  (await venue.bookings()).filter(({ startTime }) => times.includes(startTime));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a second Confirm leads to the first booking and does not report its time as taken", async ({ page }) => {
    await fillIn(page, soon("10:00", 2), "Nadia Borg");
    const form = Object.fromEntries(
      await page
        .locator("form :is(input, select)[name]")
        .evaluateAll((fields) => (fields as HTMLInputElement[]).map(({ name, value }) => [name, value])),
    );
    const headers = { origin: new URL(page.url()).origin };
    const first = await page.request.post(page.url(), { form, headers, maxRedirects: 0 });
    expect(first.status()).toBe(302);
    await page.getByLabel("Name").fill("Somebody Else");
    await confirm(page).click();
    await expect(page.getByRole("alert")).toContainText("Your first attempt worked");
    await expect(page.getByText("is no longer available")).toHaveCount(0);
    await page.getByLabel("Name").fill("Nadia Borg");
    await confirm(page).click();
    await expect(page).toHaveURL(first.headers().location ?? "");
  });

  test("if the slot was just taken, the form keeps its values while another time is chosen", {
    tag: thorough,
  }, async ({ page }) => {
    await page.goto(reviewUrl(venue, soon("10:00", 6)));
    await page.getByLabel("Name").fill("Nadia Osei");
    await page.getByLabel("Phone number").fill("7900 0188");
    await bookDirectly(venue, soon("10:00", 6));
    await confirm(page).click();
    await expect(page.getByText("has just been booked")).toBeVisible();
    await page.getByRole("alert").getByRole("button").first().click();
    await expect(page.getByLabel("Name")).toHaveValue("Nadia Osei");
    await confirm(page).click();
    await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
  });
});

test("when two browsers book the same slot, one succeeds; the other keeps its form and gets nearby times", async ({
  page,
  browser,
}) => {
  const rival = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await fillIn(page, soon("10:00", 3), "First Person");
  await fillIn(rival, soon("10:00", 3), "Second Person");
  const pages = [page, rival];
  for (const one of pages) await one.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await Promise.all(pages.map((one) => confirm(one).click()));
  for (const one of pages)
    await expect(one.getByText(/Booking confirmed|has just been booked/).first()).toBeVisible({ timeout: 20_000 });
  const losers: Page[] = [];
  for (const one of pages) if (one.url().includes("/booking/review")) losers.push(one);
  expect(losers).toHaveLength(1);
  const loser = losers[0] as Page;
  await expect(loser.getByText(`${malta(soon("10:00", 3))} has just been booked.`)).toBeInViewport();
  await expect(loser.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(loser.getByLabel("Name")).toHaveValue(/First Person|Second Person/);
  await expect(loser.getByText("Choose a new time first.").last()).toBeVisible();
  await expect(confirm(loser)).toBeDisabled();
  const nearest = loser.getByRole("alert").getByRole("button");
  await expect(nearest).toHaveCount(3);
  await nearest.first().click();
  await expect(loser.getByText("has just been booked")).toHaveCount(0);
  await expect(loser.getByLabel("Email")).toHaveValue("nadia@test.example");
  await confirm(loser).click();
  await expect(loser.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
  const onTheDay = (await venue.bookings()).filter(({ startTime }) => startTime.startsWith(soon("", 3).slice(0, 10)));
  expect(onTheDay).toHaveLength(2);
  await rival.close();
});

test("after a lost response, offline or a changed price, the form keeps its values and the next Confirm books once", async ({
  page,
  context,
}) => {
  const [lostAt, offlineAt, dearerAt] = [soon("09:00", 4), soon("10:00", 4), soon("11:00", 4)];
  const isConfirmed = () => expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();

  await test.step("after a lost response, a retry does not book twice", async () => {
    await fillIn(page, lostAt, "Nadia Osei");
    let lost = 0;
    const pattern = "**/booking/review.data*";
    await page.route(pattern, async (route) => {
      if (route.request().method() !== "POST" || lost > 0) return route.fallback();
      lost++;
      await route.fetch();
      await route.abort("connectionreset");
    });
    await confirm(page).click();
    await expect(page.getByText("Unable to confirm booking")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Nadia Osei");
    await expect(page.getByLabel("Phone number")).toHaveValue("7900 0188");
    expect(await bookingsAt(lostAt)).toHaveLength(1);
    await confirm(page).click();
    await isConfirmed();
    expect(await bookingsAt(lostAt)).toHaveLength(1);
    expect(lost).toBe(1);
    await page.unroute(pattern);
  });

  await test.step("offline, Confirm fails and keeps the form; it works when the connection is back", async () => {
    await fillIn(page, offlineAt, "Nadia Osei");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await context.setOffline(true);
    await confirm(page).click();
    await expect(page.getByText("Unable to confirm booking")).toBeInViewport();
    await expect(page.getByLabel("Name")).toHaveValue("Nadia Osei");
    await context.setOffline(false);
    await confirm(page).click();
    await isConfirmed();
    expect(await bookingsAt(offlineAt)).toHaveLength(1);
  });

  await test.step("a changed price is shown, and nothing is booked until the next Confirm", async () => {
    await fillIn(page, dearerAt, "Nadia Osei");
    const changePrice = async (price: number) => {
      const data = { ...braids, price };
      const changed = await venue.host.request.put(`/api/serviceItems/${venue.itemIds[0]}`, { data });
      expect(changed.status(), await changed.text()).toBe(200);
    };
    await changePrice(55);
    await confirm(page).click();
    await expect(page.getByText("The price or duration of this service has just changed")).toBeVisible();
    await expect(page.getByText("€55.00").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText("€40.00")).toHaveCount(0);
    await expect(page.getByLabel("Name")).toHaveValue("Nadia Osei");
    expect(await bookingsAt(dearerAt)).toHaveLength(0);
    await confirm(page).click();
    await isConfirmed();
    await changePrice(braids.price);
  });
});

test("a link to a taken or past time says so when it is opened", async ({ request }) => {
  await bookDirectly(venue, soon("10:00", 5));
  const taken = await readPage(request, reviewUrl(venue, soon("10:00", 5)));
  expect(taken.words).toContain(`${malta(soon("10:00", 5))} is no longer available.`);
  const [, times = ""] = /<a [^>]*href="([^"]+)"[^>]*>(?:<[^>]+>)*See all times/.exec(taken.main) ?? [];
  expect((await readPage(request, times.replaceAll("&amp;", "&"))).headings(1)).toEqual(["Select time"]);
  const past = await readPage(request, reviewUrl(venue, `${nextYear - 2}-01-05T09:00:00.000Z`));
  expect(past.words).toContain("10:00 has already passed.");
});

test("the times say until which day they can be booked, and when a visit is too long for every open time", async ({
  request,
}) => {
  const long = await aVenue([
    { name: "Wash", price: 20, durationMinutes: 120 },
    { name: "Braids", price: 90, durationMinutes: 150 },
  ]);
  await long.open(soon("09:00"), soon("13:00"));
  const [wash, both] = [long.itemIds.slice(0, 1), long.itemIds].map(
    (ids) => `/booking/select-time?providerId=${long.listingId}${ids.map((id) => `&serviceItemId=${id}`).join("")}`,
  ) as [string, string];
  const wordsOf = async (path: string) => (await readPage(request, path)).words;
  expect(await wordsOf(`${wash}&date=${nextYear - 2}-01-05`)).toContain("That day is over.");
  const tooFar = await wordsOf(`${wash}&date=${nextYear + 8}-01-05`);
  expect(tooFar).toMatch(/You can book until \w+ \d+ \w+ \d{4}\. /);
  expect(tooFar).toContain("Next free time:");
  expect(tooFar).not.toContain("Join the waiting list");
  expect(await wordsOf(wash)).toContain("Join the waiting list");
  const tooLong = await readPage(request, both);
  expect(tooLong.words).toContain(
    `Together, these services take 4 h 30 min. Choose fewer services, or ask ${long.name} for a time.`,
  );
  expect(tooLong.words).not.toContain("Join the waiting list");
  expect(tooLong.main).toContain('href="tel:+35621223344"');
});

test("each booking page has the right status and message for each problem", async ({ request }) => {
  const said = async (path: string, status: number, ...texts: string[]) => {
    const shown = await readPage(request, path);
    expect(shown.status, path).toBe(status);
    for (const text of texts) expect(shown.words, path).toContain(text);
  };
  await said("/booking", 400, "Provider ID is required");
  await said("/booking?providerId=99999999", 404, "Provider Not Found");
  await said("/booking?providerId=nonsense", 404, "Provider Not Found");
  await said("/booking/select-time", 400, "Provider not specified");
  await said("/booking/select-time?providerId=99999999", 404, "Provider Not Found");
  const problem = "Problem reviewing booking";
  await said("/booking/review", 400, problem, "Missing booking information. Please start again.");
  const at = `startTime=${openDay}T09:00:00Z`;
  await said(`/booking/review?providerId=1&serviceItemId=x&${at}`, 400, "Invalid service item selection");
  await said(`/booking/review?kindredProviderId=x&serviceItemId=1&${at}`, 400, "Invalid Kindred provider ID");
  const missing = "Missing booking details. Please go back and try again.";
  await said("/booking/review?providerId=1&serviceItemId=1&startTime=x", 400, missing);
  await said(`/booking/review?providerId=99999999&serviceItemId=1&${at}`, 404, "Provider details unavailable");
  await said(`/booking/review?providerId=1&serviceItemId=999999&${at}`, 404, "Service information unavailable");
  const { html } = await readPage(request, `/booking/review?providerId=1&serviceItemId=999999&${at}`);
  expect(html).toMatch(/<a [^>]*href="\/booking\?providerId=1"[^>]*>(?:<[^>]+>)*Start over/);
  expect((await readPage(request, "/booking?providerId=1")).headings(1)).toEqual(["Book Your Service"]);

  const closed = await aVenue([]);
  await said(`/booking?providerId=${closed.listingId}`, 200, "No services available for booking at the moment.");
  const made = await closed.host.request.post(`/api/serviceItems?providerId=${closed.listingId}`, { data: braids });
  const { id: itemId } = (await made.json()).data;
  const times = `/booking/select-time?providerId=${closed.listingId}`;
  await said(times, 200, "No available times for the next 7 days.");
  await closed.open(soon("09:00"), soon("12:00"));
  const day = soon("09:00", 3).slice(0, 10);
  await said(`${times}&date=${day}`, 200, "No times available on this day.");
  await said(`/booking?providerId=99999999&kindredProviderId=${closed.hostId}`, 200, closed.name);
  const byHost = `/booking/select-time?kindredProviderId=${closed.hostId}&serviceItemId=${itemId}`;
  await said(`${byHost}&date=${soon("09:00").slice(0, 10)}`, 200, malta(soon("09:00")));
});

test("the next week is prefetched and opens offline", async ({ page, context }) => {
  const fetchedAhead = page.waitForResponse((answer) => answer.url().includes("/booking/select-time.data"));
  await page.goto(`/booking/select-time?providerId=${venue.listingId}`);
  await (await fetchedAhead).finished();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(page).toHaveURL(/from=/);
  await expect(page.getByText("No available times for the next 7 days.")).toBeVisible();
});
