import { aVenue, bookDirectly, reviewUrl, soon, type Venue } from "./booking/venue.ts";
import { expect, type Locator, type Page, test } from "./journey.ts";
import { openCalendar } from "./portal/open-calendar.ts";

/** How a connection fails, and what the person reads besides the sentence of the part that failed. */
type Loss = {
  readonly name: string;
  readonly begin: (page: Page) => Promise<void>;
  readonly end: (page: Page) => Promise<void>;
};

const calls = /\.data(\?|$)|\/api\/|\/assets\/[^?]*\.js/;
const losses: readonly Loss[] = [
  {
    name: "offline",
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  {
    name: "500",
    begin: async (page) => {
      await page.route(calls, (route) => route.fulfill({ status: 500, body: "broken" }));
    },
    end: (page) => page.unroute(calls),
  },
];

type Action = {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly says: string | RegExp;
  /** What Retry leads to; without it the message is dismissed or goes by itself. */
  readonly retried?: (page: Page) => Locator;
};
type Row = {
  readonly page: string;
  readonly open: (page: Page, venue: Venue) => Promise<unknown>;
  readonly stays: (page: Page) => Locator;
  readonly actions: readonly Action[];
};

const link = (name: string | RegExp) => (page: Page) => page.getByRole("link", { name }).first().click();
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).filter({ visible: true }).last().click();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name, level: 1 });
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).filter({ visible: true }).first();
const otherPage = "That page didn't load.";
const start = soon("10:00");

const rows: readonly Row[] = [
  {
    page: "the start page",
    open: (page) => page.goto("/"),
    stays: (page) => page.getByRole("contentinfo"),
    actions: [
      { name: "Contact Us", act: link("Contact Us"), says: otherPage },
      { name: "News", act: link("News"), says: otherPage },
      {
        name: "About Us",
        act: link("About Us"),
        says: otherPage,
        retried: (page) => page.locator(".about-us, main h1"),
      },
    ],
  },
  {
    page: "a section of a long page",
    open: async (page) => {
      await page.goto("/privacy-policy");
      await page.locator('main a[href^="#"]').first().click();
      await expect(page).toHaveURL(/#/);
    },
    stays: (page) => page.getByRole("contentinfo"),
    actions: [
      { name: "Contact Us", act: link("Contact Us"), says: otherPage },
      { name: "About Us", act: link("About Us"), says: otherPage, retried: heading(/./) },
    ],
  },
  {
    page: "the news",
    open: (page) => page.goto("/news"),
    stays: (page) => page.getByRole("article").nth(19),
    actions: [
      {
        name: "Load More News",
        act: link("Load More News"),
        says: "Failed to load news. Please try again later.",
        retried: (page) => page.getByRole("article").nth(39),
      },
      {
        name: "another country",
        act: (page) => page.getByLabel("Country of Origin").selectOption("IN"),
        says: "Failed to load news. Please try again later.",
      },
    ],
  },
  {
    page: "the contact form",
    open: async (page) => {
      await page.goto("/contact");
      await page.getByLabel("Name").fill("Nadia");
      await page.getByLabel("Email").fill("nadia@test.example");
      await page.getByLabel("Message").fill("Hello");
    },
    stays: (page) => page.getByLabel("Message").and(page.locator(":not(:placeholder-shown)")),
    actions: [{ name: "Send", act: button(/^Send/), says: /try again/i }],
  },
  {
    page: "a provider's page",
    open: (page, venue) => page.goto(`/providerPage?id=${venue.listingId}`),
    stays: (page) => page.getByRole("heading", { level: 1 }),
    actions: [{ name: "Book", act: link(/^Book/), says: otherPage, retried: heading("Book Your Service") }],
  },
  {
    page: "the services of a booking",
    open: async (page, venue) => {
      await page.goto(`/booking?providerId=${venue.listingId}`);
      await page.getByRole("checkbox").first().check({ force: true });
    },
    stays: heading("Book Your Service"),
    actions: [{ name: "Continue", act: button("Continue"), says: otherPage, retried: heading("Select time") }],
  },
  {
    page: "the times of a booking",
    open: (page, venue) =>
      page.goto(
        `/booking/select-time?providerId=${venue.listingId}&serviceItemId=${venue.itemIds[0]}&date=${start.slice(0, 10)}`,
      ),
    stays: heading("Select time"),
    actions: [
      {
        name: "another month",
        act: (page) => page.getByLabel("Month").selectOption({ index: 2 }),
        says: /^Failed to fetch slots: /,
      },
      {
        name: "another day",
        act: (page) => page.locator(".day").last().click(),
        says: /No times|Failed to fetch slots: /,
      },
      {
        name: "the first day",
        act: (page) => page.locator(`.day[href*="${start.slice(0, 10)}"]`).click(),
        says: "Morning",
      },
      {
        name: "a time",
        act: (page) => page.locator(`[data-time="${start}"]`).click(),
        says: otherPage,
        retried: heading("Review and confirm"),
      },
    ],
  },
  {
    page: "the review of a booking",
    open: async (page, venue) => {
      await page.goto(reviewUrl(venue, start));
      await page.getByLabel("Name").fill("Nadia Osei");
      await page.getByLabel("Phone number").fill("7900 0188");
    },
    stays: (page) => page.getByLabel("Name").and(page.locator(":not(:placeholder-shown)")),
    actions: [
      { name: "Confirm", act: button("Confirm"), says: "Unable to confirm booking" },
      { name: "Back", act: link("Back"), says: otherPage, retried: heading("Select time") },
    ],
  },
  {
    page: "a customer's booking",
    open: async (page, venue) => page.goto(`/booking/manage/${await bookDirectly(venue, soon("12:00"))}`),
    stays: heading("Your booking"),
    actions: [
      {
        name: "Cancel",
        act: async (page) => {
          await link("Cancel")(page);
          await button("Confirm cancellation")(page);
        },
        says: "The booking could not be cancelled just now. Please try again in a moment.",
      },
    ],
  },
  {
    page: "a customer's other booking",
    open: async (page, venue) => page.goto(`/booking/manage/${await bookDirectly(venue, soon("09:00"))}`),
    stays: heading("Your booking"),
    actions: [{ name: "Move", act: link("Move"), says: otherPage, retried: heading("Move your booking") }],
  },
  {
    page: "the search for a lost link",
    open: async (page) => {
      await page.goto("/booking/find");
      await page.getByLabel("Email").fill("nadia@test.example");
    },
    stays: heading("Find your booking"),
    actions: [
      {
        name: "Send my links",
        act: button("Send my links"),
        says: "We could not send anything just now. Please try again in a moment.",
      },
    ],
  },
];

const hostRows: readonly Row[] = [
  {
    page: "the portal's tabs",
    open: (page) => page.goto("/kindred-providers"),
    stays: (page) => page.getByRole("article").first(),
    actions: [
      { name: "Calendar", act: link("Calendar"), says: /^Failed to fetch slots: / },
      { name: "Bookings", act: link("Bookings"), says: /^Your bookings could not be loaded: / },
      {
        name: "a listing",
        act: (page) => page.getByRole("article").first().getByRole("link").first().click(),
        says: otherPage,
        retried: heading(/^Adwoa/),
      },
    ],
  },
  {
    page: "a booking in the calendar",
    open: async (page) => {
      await openCalendar(page, start.slice(0, 10), "week");
      await page
        .getByRole("button", { name: /, available$/i })
        .first()
        .click();
      await page.getByRole("dialog").getByLabel("Name").fill("Somebody who called");
    },
    stays: (page) => page.locator(".cal-wrap"),
    actions: [
      {
        name: "Book",
        act: (page) => page.getByRole("dialog").getByRole("button", { name: "Book", exact: true }).click(),
        says: /^Failed to book slot: /,
      },
    ],
  },
  {
    page: "the calendar",
    open: (page) => openCalendar(page, start.slice(0, 10), "week"),
    stays: (page) => page.locator(".cal-wrap"),
    actions: [
      { name: "Day", act: link("Day"), says: /^Failed to fetch slots: / },
      {
        name: "Next",
        act: link("Next"),
        says: /^Failed to fetch slots: /,
        retried: (page) => page.locator(".cal-wrap"),
      },
    ],
  },
  {
    page: "the host's bookings",
    open: (page) => page.goto("/kindred-providers?tab=bookings"),
    stays: (page) => page.locator(".host-bookings"),
    actions: [
      {
        name: "Past",
        act: link(/^Past/),
        says: /^Your bookings could not be loaded: /,
        retried: (page) => page.locator('.host-bookings [aria-current="true"]').filter({ hasText: "Past" }),
      },
    ],
  },
];

async function tryRow(page: Page, venue: Venue, row: Row, loss: Loss): Promise<void> {
  await row.open(page, venue);
  await expect(row.stays(page)).toBeVisible();
  for (const { name, act, says, retried } of row.actions) {
    await test.step(name, async () => {
      const address = page.url();
      await loss.begin(page);
      await act(page);
      await expect(text(says)(page)).toBeVisible();
      await expect(row.stays(page)).toBeVisible();
      await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
      if (loss.name === "offline" && says === otherPage)
        await expect(page.getByText("You're offline.").first()).toBeVisible();
      if (says === otherPage) expect(page.url()).toBe(address);
      await loss.end(page);
      if (!retried) return;
      await page
        .getByRole("button", { name: /^(Retry|Try Again)$/ })
        .last()
        .click();
      await expect(retried(page).first()).toBeVisible();
      await expect(page.getByRole("button", { name: /^(Retry|Try Again)$/ })).toHaveCount(0);
    });
  }
}

test.describe.configure({ timeout: 90_000 });

for (const loss of losses) {
  test(`what is on screen stays, says what failed and goes on after Retry: ${loss.name}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const venue = await aVenue(browser, baseURL);
    await venue.open(soon("09:00"), soon("14:00"));
    for (const row of rows) await test.step(row.page, () => tryRow(page, venue, row, loss));
  });

  test(`so does the portal: ${loss.name}`, async ({ page, browser, baseURL }) => {
    const venue = await aVenue(browser, baseURL);
    await venue.open(soon("09:00"), soon("14:00"));
    await page.context().addCookies(await venue.host.context().cookies());
    for (const row of hostRows) await test.step(row.page, () => tryRow(page, venue, row, loss));
  });
}
