import { aVenue, soon } from "./booking/venue.ts";
import { test, thorough } from "./journey.ts";
import { button, heading, link, otherPage, type Row, runs, start, tryRows } from "./lost-connection.ts";
import { signInAsModerator } from "./moderation/people.ts";
import { adoptSession, makeEvent, newEmail, portal, signInDirectly } from "./portal/hosts.ts";
import { openCalendar } from "./portal/open-calendar.ts";

// Unless a row opens a page, it starts on the page where the row before it ended.
const hostRows: readonly Row[] = [
  {
    page: "the portal's tabs",
    open: (page) => page.goto("/kindred-providers"),
    stays: (page) => page.getByRole("article").first(),
    actions: [
      { name: "Today", act: link("Today"), says: /didn't load|couldn't load/ },
      { name: "Calendar", act: link("Calendar"), says: /^Failed to fetch slots: / },
      { name: "Bookings", act: link("Bookings"), says: /^We couldn't load your bookings: / },
      { name: "Settings", act: link("Settings"), says: "We couldn't load your settings." },
      {
        name: "a listing",
        act: (page) => page.getByRole("article").first().getByRole("link").first().click(),
        says: otherPage,
        retried: heading(/^Adwoa/),
      },
    ],
  },
  {
    page: "the page of an item",
    open: async (page) => {
      await link("Edit Cornrows")(page);
      await page.getByLabel("Price").fill("45");
    },
    stays: heading("Cornrows"),
    actions: [
      {
        name: "Save item",
        act: button("Save item"),
        says: /^Failed to save item: /,
        again: (page) => page.getByText("Item updated successfully!"),
      },
    ],
  },
  {
    page: "the service form",
    open: async (page) => {
      await page.getByRole("link", { name: "Edit", exact: true }).click();
      await page.getByLabel("Description").fill("Braids, locs and twists.");
    },
    stays: (page) => page.getByLabel("Description").filter({ hasText: "Braids, locs and twists." }),
    actions: [
      {
        name: "Save changes",
        act: button("Save changes"),
        says: "Failed to save service. Please try again.",
        again: (page) => page.getByText("Service updated successfully!"),
      },
    ],
  },
  {
    page: "the host's bookings",
    open: async (page) => {
      await link("Back to Dashboard")(page);
      await link("Bookings")(page);
    },
    stays: (page) => page.locator(".host-bookings"),
    actions: [
      {
        name: "Past",
        act: link(/^Past/),
        says: /^We couldn't load your bookings: /,
        retried: (page) => page.locator('.host-bookings [aria-current="true"]').filter({ hasText: "Past" }),
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
    stays: (page) => page.locator(".calendar"),
    actions: [
      {
        name: "Book",
        act: (page) => page.getByRole("dialog").getByRole("button", { name: "Book", exact: true }).click(),
        says: /^Failed to book slot: /,
        again: (page) => page.locator(".toast-list").getByText("Booked"),
      },
    ],
  },
  {
    page: "the calendar",
    open: async () => {},
    stays: (page) => page.locator(".calendar"),
    actions: [
      { name: "Day", act: link(/^Day$/), says: /^Failed to fetch slots: / },
      {
        name: "Next",
        act: link("Next"),
        says: /^Failed to fetch slots: /,
        retried: (page) => page.locator(".calendar"),
      },
    ],
  },
  {
    page: "the event form",
    open: async (page, venue) => {
      await page.goto(`/events/${await makeEvent(venue.host, "Accra Nights")}/edit`);
      await page.getByLabel("Description").fill("Highlife at sunrise.");
    },
    stays: (page) => page.getByText("Highlife at sunrise.").first(),
    actions: [
      {
        name: "Save changes",
        act: button("Save changes"),
        says: "Failed to upload the image or create the event. Please try again.",
        again: (page) => page.getByText("Event updated successfully!"),
      },
    ],
  },
];

const teamRows: readonly Row[] = [
  {
    page: "the team",
    open: async (page) => {
      await page.goto("/kindred-providers?tab=settings&section=team");
      await page.getByRole("link", { name: "Add calendar" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill("Second chair");
    },
    stays: (page) => page.locator(".team"),
    actions: [
      {
        name: "Add calendar",
        act: button("Add calendar"),
        says: /^We couldn't reach the server/,
        again: (page) => page.getByText("Calendar added."),
      },
      {
        name: "the calendar of a member",
        act: (page) => page.getByLabel("Calendar of Ada Borg").selectOption("None"),
        says: /^We couldn't reach the server/,
        again: (page) => page.getByText("Calendar saved."),
      },
      { name: "Connections", act: link("Connections"), says: "We couldn't load your settings." },
    ],
  },
];

const registration: Row = {
  page: "registration",
  open: async (page) => {
    await signInDirectly(page, newEmail("lost"));
    await page.goto(portal);
    await page.getByLabel("Day", { exact: true }).selectOption("17");
    await page.getByLabel("Month", { exact: true }).selectOption("5");
    await page.getByLabel("Year", { exact: true }).selectOption("1988");
    await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  },
  stays: (page) => page.getByRole("heading", { level: 1 }),
  actions: [
    {
      name: "Create account",
      act: button("Create account"),
      says: /^(Error creating|Failed to create) provider account/,
      again: heading("Welcome, Ada"),
    },
  ],
};

const deskRows: readonly Row[] = [
  {
    page: "the queues of the moderation desk",
    open: (page) => signInAsModerator(page, "/moderation"),
    stays: heading("Moderation desk"),
    actions: [
      { name: "Decided", act: link("Decided"), says: "Part of this page didn't load." },
      { name: "Find", act: button("Find"), says: "Part of this page didn't load." },
      { name: "Reports", act: link(/^Reports/), says: otherPage },
      {
        name: "Audit trail",
        act: link(/^Audit trail/),
        says: otherPage,
        retried: (page) => page.getByRole("heading", { name: "Audit trail", level: 2 }),
      },
    ],
  },
  {
    page: "a decision of a moderator",
    open: async (page, venue) => {
      await page.goto(`/moderation/services/${venue.listingId}`);
      for (const check of await page.getByRole("checkbox").all()) await check.check();
    },
    stays: (page) => page.getByRole("checkbox", { checked: true }).first(),
    actions: [
      {
        name: "Approve",
        act: button("Approve"),
        says: /Your text is saved/,
        again: (page) => page.getByText("Approved. We've emailed the host."),
      },
    ],
  },
];

for (const run of runs) {
  test(`when a request in the portal fails, the page stays, says what failed and recovers: ${run.name}`, async ({
    page,
  }) => {
    const venue = await aVenue();
    await venue.open(soon("09:00"), soon("14:00"));
    await adoptSession(page.context(), venue.host);
    await tryRows(page, venue, hostRows, run);
  });

  test(`when a request in registration, the team or moderation fails, the page stays and recovers: ${run.name}`, {
    tag: thorough,
  }, async ({ page }) => {
    const venue = await aVenue();
    await tryRows(page, venue, [registration, ...teamRows], run);
    await page.context().clearCookies();
    await tryRows(page, venue, deskRows, run);
  });
}
