import { expect, test, thorough } from "../journey.ts";
import { addCalendar } from "../portal/hosts.ts";
import { expectStateAccessible, readPage } from "../public/page-checks.ts";
import { aVenue, bookDirectly, braids, malta, soon, type Venue } from "./venue.ts";

test.setTimeout(90_000);
test.use({ viewport: { width: 390, height: 844 } });

let venue: Venue;
let kofi: number;
test.beforeAll(async () => {
  venue = await aVenue([braids, { name: "Wash", price: 20, durationMinutes: 60 }]);
  kofi = await addCalendar(venue.host, venue.hostId, "Kofi");
  const efua = await addCalendar(venue.host, venue.hostId, "Efua");
  await venue.open(soon("08:00"), soon("12:00"));
  await venue.open(soon("10:00"), soon("13:00"), kofi);
  // Only Efua and Kofi do the wash.
  const data = { name: "Wash", price: 20, durationMinutes: 60, calendarIds: [kofi, efua] };
  expect((await venue.host.request.put(`/api/serviceItems/${venue.itemIds[1]}`, { data })).ok()).toBe(true);
});

test("a customer chooses Kofi, whose slot was just taken, books a nearby slot with him and moves it to another of his times", async ({
  page,
}) => {
  // Without a hold, somebody else can take the time.
  await page.route("**/api/holds", (route) => route.abort());
  await page.goto(`/booking?providerId=${venue.listingId}`);
  const choice = page.getByRole("group", { name: "With" });
  await expect(choice).toBeHidden();
  await page.getByRole("checkbox", { name: /Wash/ }).check();
  await expect(choice.getByRole("radio", { name: /Ada/ })).toBeDisabled();
  await expect(choice.getByText("Doesn't offer Wash")).toBeVisible();
  await page.getByRole("checkbox", { name: /Wash/ }).uncheck();
  await page.getByRole("checkbox", { name: /Cornrows/ }).check();
  await expect(choice.getByRole("radio", { name: /Anyone/ })).toBeChecked();
  await expect(choice.getByText(new RegExp(`^Next free .* ${malta(soon("10:00"))}$`))).toBeVisible();
  // Efua has no opening times.
  await expect(choice.getByRole("radio", { name: "Efua No free times" })).toBeDisabled();
  await expect(choice.locator(".avatar")).toHaveText(["A", "K", "E"]);
  const colours = choice
    .locator(".avatar")
    .evaluateAll((discs) => discs.map((disc) => disc.getAttribute("data-colour")));
  expect(await colours).toEqual(["1", "2", "3"]);
  const card = await choice.locator(".with-choice-card").first().boundingBox();
  expect(card?.height).toBeGreaterThanOrEqual(64);
  // The arrow keys move from Anyone to Ada and then to Kofi.
  await choice.getByRole("radio", { name: /Anyone/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(choice.getByRole("radio", { name: /Kofi/ })).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`calendar=${kofi}`));
  await expectStateAccessible(page);

  await page.getByRole("button", { name: "Continue" }).last().click();
  await expect(page.getByRole("heading", { name: "Select time" })).toBeVisible();
  await expect(page.getByText("With Kofi").filter({ visible: true })).toBeVisible();
  await expect(page.getByRole("link", { name: malta(soon("09:00")), exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: malta(soon("10:00")), exact: true }).click();
  await expect(page.getByText("With Kofi")).toBeVisible();
  await page.getByLabel("Name").fill("Nadia Osei");
  await page.getByLabel("Phone number").fill("7900 0188");
  await bookDirectly(venue, soon("10:00"), null, "Faster", kofi);
  await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
  await expect(page.getByText(`Sorry, ${malta(soon("10:00"))} has just been booked.`)).toBeVisible();
  // The customer chose Kofi. Only Ada is free at 09:00, so that time must not be offered.
  await expect(page.getByRole("button", { name: new RegExp(malta(soon("09:00"))) })).toHaveCount(0);
  await page.getByRole("button", { name: new RegExp(malta(soon("11:00"))) }).click();
  await expect(page.getByText("With Kofi")).toBeVisible();
  await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^Kofi$/ })).toBeVisible();
  expect((await venue.bookings()).find(({ customerName }) => customerName === "Nadia Osei")).toMatchObject({
    calendarId: kofi,
    isCalendarChosen: true,
    startTime: soon("11:00"),
  });
  const secret = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`/booking/manage/${secret}/move`);
  await expect(page.getByText("You'll stay with Kofi.")).toBeVisible();
  await expect(page.getByRole("link", { name: malta(soon("12:00")), exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: malta(soon("09:00")), exact: true })).toHaveCount(0);
});

test("the bottom bar and the page with the times show who was chosen and lead back to the choice", async ({ page }) => {
  await page.goto(`/booking?providerId=${venue.listingId}`);
  const bar = page.locator(".bottom-bar");
  await page.getByRole("checkbox", { name: /Cornrows/ }).check();
  await bar.getByRole("button", { name: "With anyone Change" }).click();
  const choice = page.getByRole("group", { name: "With" });
  await expect(choice.getByRole("radio", { name: /Kofi/ })).toBeInViewport({ ratio: 1 });
  await expect(choice.getByRole("radio", { name: /Anyone/ })).toBeFocused();
  await choice.getByRole("radio", { name: /Kofi/ }).check();
  await expect(bar.getByRole("button", { name: "With Kofi Change" })).toBeVisible();
  await choice.getByRole("radio", { name: /Anyone/ }).check();
  await page.getByRole("button", { name: "Continue" }).last().click();
  await page.getByRole("link", { name: "Choose who" }).click();
  await expect(choice).toBeInViewport();
  await expect(choice.getByRole("radio", { name: /Anyone/ })).toBeChecked();
});

test("if a link names a person who cannot be booked, every step says so", async ({ request }) => {
  const steps = ["/booking", "/booking/select-time", "/booking/review"];
  const query = new URLSearchParams({
    providerId: String(venue.listingId),
    serviceItemId: String(venue.itemIds[0]),
    startTime: soon("08:00"),
    calendar: "999999",
  });
  for (const step of steps) {
    const { words } = await readPage(request, `${step}?${query}`);
    expect(words, step).toContain("The person this link is for can't be booked online right now.");
    if (step === "/booking/review") expect(words).toContain("With anyone");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a customer chooses a calendar, or books with anyone", { tag: thorough }, async ({ page }) => {
    await page.goto(`/booking?providerId=${venue.listingId}`);
    await page.getByRole("checkbox", { name: /Cornrows/ }).check();
    await page.getByRole("radio", { name: /Kofi/ }).check();
    await page.getByRole("button", { name: "Continue" }).last().click();
    await expect(page.getByRole("link", { name: malta(soon("09:00")), exact: true })).toHaveCount(0);
    await page.getByRole("link", { name: "See everyone's times" }).click();
    await page.getByRole("link", { name: malta(soon("09:00")), exact: true }).click();
    await expect(page.getByText("With anyone")).toBeVisible();
    await page.getByLabel("Name").fill("Rania Kassar");
    await page.getByLabel("Phone number").fill("7900 0189");
    await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
    await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
    const made = (await venue.bookings()).find(({ customerName }) => customerName === "Rania Kassar");
    expect(made).toMatchObject({ isCalendarChosen: false });
    expect(made?.calendarId).not.toBe(kofi);
  });
});
