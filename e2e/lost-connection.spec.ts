import { aVenue, bookDirectly, braids, soon } from "./booking/venue.ts";
import { expect, isThorough, type Page, test } from "./journey.ts";
import { button, heading, link, otherPage, type Row, runs, start, tryRows } from "./lost-connection.ts";

const titles = { "Contact Us": "Contact Us", News: "News", "About Us": "A home for every community in town" } as const;

/** Each row starts anew, because a page that could not be opened may open by itself when the connection is back. */
function footerRows(from: string, open: Row["open"], names: readonly (keyof typeof titles)[]): Row[] {
  return names.map((name) => ({
    page: `${from}, to ${name}`,
    open,
    stays: (page) => page.getByRole("contentinfo"),
    actions: [{ name, act: link(name), says: otherPage, retried: heading(titles[name]) }],
  }));
}

async function openSection(page: Page): Promise<void> {
  await link("Privacy Policy")(page);
  await expect(heading("Privacy Policy")(page)).toBeVisible();
  await page.locator('main a[href^="#"]').first().click();
  await expect(page).toHaveURL(/#/);
}

// Unless a row opens a page, it starts on the page where the row before it ended.
const rows: readonly Row[] = [
  ...footerRows("the home page", (page) => page.goto("/"), isThorough ? ["Contact Us", "News", "About Us"] : ["News"]),
  ...footerRows("a section of a long page", openSection, ["Contact Us", "About Us"]),
  {
    page: "the contact form",
    open: async (page) => {
      await link("Contact Us")(page);
      await page.getByLabel("Name").fill("Nadia");
      await page.getByLabel("Email").fill("nadia@test.example");
      await page.getByLabel("Message").fill("Hello");
    },
    stays: (page) => page.getByLabel("Message").and(page.locator(":not(:placeholder-shown)")),
    actions: [{ name: "Send", act: button(/^Send/), says: /try again/i }],
  },
  {
    page: "a page opened from another page",
    open: async (page) => {
      await link("News")(page);
      await expect(heading("News")(page)).toBeVisible();
    },
    stays: heading("News"),
    actions: [
      { name: "Back", act: (page) => page.goBack(), says: otherPage, retried: (page) => page.getByLabel("Message") },
    ],
  },
  {
    page: "the news",
    open: link("News"),
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
    page: "the form to find a booking",
    open: async (page) => {
      await link("Find my booking")(page);
      await page.getByLabel("Email").fill("nadia@test.example");
    },
    stays: heading("Find your booking"),
    actions: [
      {
        name: "Send my links",
        act: button("Send my links"),
        says: "We couldn't send that just now. Please try again in a moment.",
      },
    ],
  },
  {
    page: "the form to delete an account",
    open: async (page) => {
      await link("Delete my account")(page);
      await page.getByLabel("Email").fill("nadia@test.example");
      await page.getByLabel(/^I understand/).check();
    },
    stays: (page) => page.getByLabel("Email").and(page.locator(":not(:placeholder-shown)")),
    actions: [{ name: "Request deletion", act: button("Request deletion"), says: /Your text is saved/ }],
  },
  {
    page: "the reviews of a provider",
    open: (page) => page.goto("/providerPage?id=1"),
    stays: (page) => page.locator("#reviews").getByRole("listitem").nth(2),
    actions: [
      {
        name: "more reviews",
        act: link(/more reviews?$/),
        says: "More reviews didn't load.",
        retried: (page) => page.locator("#reviews").getByRole("listitem").nth(3),
      },
    ],
  },
  {
    page: "a report about a listing",
    open: async (page, venue) => {
      await page.goto(`/providerPage/report?id=${venue.listingId}`);
      await page.getByRole("radio").first().check();
      await page.getByLabel("Tell us more").fill("These are not their photos.");
    },
    stays: (page) => page.getByLabel("Tell us more").and(page.locator(":not(:placeholder-shown)")),
    actions: [
      {
        name: "Send report",
        act: button("Send report"),
        says: /Your text is saved/,
        again: (page) => page.getByRole("main").getByRole("status"),
      },
    ],
  },
  {
    page: "a provider's page",
    open: (page, venue) => page.goto(`/providerPage?id=${venue.listingId}`),
    stays: (page) => page.getByRole("heading", { level: 1 }),
    actions: [{ name: "Book", act: link(/^Book/), says: otherPage, retried: heading("Book Your Service") }],
  },
  {
    page: "the service step of a booking",
    open: (page) => page.getByRole("checkbox").first().check({ force: true }),
    stays: heading("Book Your Service"),
    actions: [{ name: "Continue", act: button("Continue"), says: otherPage, retried: heading("Select time") }],
  },
  {
    page: "the time step of a booking",
    open: async () => {},
    stays: heading("Select time"),
    actions: [
      {
        name: "another month",
        act: (page) => page.getByLabel("Month").selectOption({ index: 2 }),
        says: /^Failed to fetch slots: /,
      },
      {
        name: "another day",
        act: (page) => page.getByRole("navigation", { name: "Days" }).getByRole("link").last().click(),
        says: /No times|Failed to fetch slots: /,
      },
      {
        name: "the first day",
        act: (page) => page.locator(`nav[aria-label="Days"] a[href*="${start.slice(0, 10)}"]`).click(),
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
    page: "the review step of a booking",
    open: async (page) => {
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
    page: "the dialog to choose a service",
    open: async (page, venue) => {
      await page.goto(
        `/booking/select-time?${new URLSearchParams({ providerId: String(venue.listingId), startTime: start })}`,
      );
      await page.getByRole("dialog").getByRole("radio").first().check();
    },
    stays: (page) => page.getByRole("dialog").getByRole("radio", { checked: true }),
    actions: [
      { name: "Confirm", act: button("Confirm booking"), says: otherPage, retried: heading("Review and confirm") },
    ],
  },
  {
    page: "the form of the waiting list",
    open: async (page, venue) => {
      const { listingId, hostId, itemIds } = venue;
      const query = { providerId: `${listingId}`, kindredProviderId: `${hostId}`, serviceItemId: `${itemIds[0]}` };
      await page.goto(`/booking/wait?${new URLSearchParams({ ...query, date: start.slice(0, 10) })}`);
      await page.getByLabel("Name").fill("Nadia Osei");
      await page.getByRole("textbox", { name: "Email" }).fill("nadia@test.example");
    },
    stays: (page) => page.getByLabel("Name").and(page.locator(":not(:placeholder-shown)")),
    actions: [
      {
        name: "Put me on the list",
        act: button("Put me on the list"),
        says: /reach the server|try again/i,
        again: heading("You're on the list"),
      },
    ],
  },
  {
    page: "a place on the waiting list",
    open: async () => {},
    stays: heading("You're on the list"),
    actions: [
      {
        name: "Take me off the list",
        act: button(/off the list/),
        says: /reach the server|try again/i,
      },
    ],
  },
  {
    page: "a customer's booking",
    open: async (page, venue) => page.goto(`/booking/manage/${await bookDirectly(venue, soon("09:00"))}`),
    stays: heading("Your booking"),
    actions: [{ name: "Move", act: link("Move"), says: otherPage, retried: heading("Move your booking") }],
  },
  {
    page: "the page to move a booking",
    open: (page) => page.locator(`[data-time="${soon("13:00")}"]`).click(),
    stays: heading("Move your booking"),
    actions: [
      {
        name: "Move",
        act: button(/^Move/),
        says: "We couldn't reach the server, so we don't know if your booking has moved. Please try again. It won't be moved twice.",
        again: heading("Your booking"),
      },
    ],
  },
  {
    page: "the dialog to cancel a booking",
    open: (page) => page.getByRole("link", { name: "Cancel", exact: true }).click(),
    stays: (page) => page.getByRole("alertdialog"),
    actions: [
      {
        name: "Cancel",
        act: button("Confirm cancellation"),
        says: "We couldn't reach the server, so we don't know if your booking is cancelled. Please try again in a moment.",
      },
    ],
  },
];

test.describe.configure({ timeout: 150_000 });

for (const run of runs) {
  test(`when a request fails, the page stays, says what failed and recovers: ${run.name}`, async ({ page }) => {
    const venue = await aVenue([braids, { name: "Twists", price: 30, durationMinutes: 30 }]);
    await venue.open(soon("09:00"), soon("14:00"));
    await tryRows(page, venue, rows, run);
  });
}
