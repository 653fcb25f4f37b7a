import ICAL from "ical.js";
import { expect, isThorough, type Page, test } from "../journey.ts";
import { mailTo, moderator } from "../moderation/people.ts";
import { expectAccessible, expectNoOverflow, expectStateAccessible } from "../public/page-checks.ts";
import { endSession, expectSignInTo, sessionEnded } from "./ended-session.ts";
import { newEmail, signInDirectly } from "./hosts.ts";
import { hostWithItem, openMornings, tuesday } from "./open-calendar.ts";

async function openBookings(page: Page, more = ""): Promise<void> {
  await page.goto(`/kindred-providers?tab=bookings${more}`);
  await expect(page.locator('.host-bookings[aria-busy="false"]')).toBeVisible({ timeout: 20_000 });
}

/** The page must stay and offer to sign in. */
async function whileSignedOut(page: Page, press: () => Promise<void>): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await press();
  await expect(
    page.getByText("Your session has ended. Sign in again to continue where you left off."),
  ).toBeInViewport();
  await expect(page.getByRole("link", { name: "Sign in with Google" })).toBeVisible();
  await page.context().addCookies(cookies);
}

test("a host lists, searches, cancels and exports bookings", async ({ page, request }) => {
  const email = newEmail("customer");
  const host = await hostWithItem(page, "bk-list");
  await openBookings(page);
  await expect(page.getByText("New bookings will appear here.")).toBeVisible();
  await openMornings(page, host);
  for (const [time, name] of [
    ["08:00", "Zahra Customer"],
    ["09:00", "Peter Customer"],
  ]) {
    const made = await request.post("/api/providerCalendar/bookings", {
      data: {
        kindredProviderId: host.hostId,
        startTime: `${tuesday.date}T${time}:00Z`,
        serviceItems: [host.itemId],
        customerName: name,
        customerPhone: "99112233",
        customerEmail: name === "Peter Customer" ? email : undefined,
      },
    });
    expect(made.status()).toBe(201);
  }
  await openBookings(page);
  await expect(page.getByRole("listitem").filter({ hasText: "Zahra Customer" })).toContainText(
    /09:00\s*to 09:30.*30 min.*€25\.00/,
  );
  await expect(page.getByRole("link", { name: "Call" }).first()).toHaveAttribute("href", "tel:+35699112233");
  await expectAccessible(page);

  await test.step("the customer card lists the bookings of a number and keeps a private note", async () => {
    const openCard = async (name: string) => {
      await page.getByRole("button", { name: `More options for ${name}` }).click();
      await page.getByRole("menuitem", { name: "Customer card" }).click();
    };
    await openCard("Zahra Customer");
    const card = page.getByRole("dialog", { name: "Zahra Customer" });
    await expect(card.getByRole("listitem")).toHaveCount(2);
    await card.getByLabel("Private note").fill("Prefers mornings");
    await expectStateAccessible(page);
    await card.getByRole("button", { name: "Save note" }).click();
    await expect(card).toHaveCount(0);
    await openCard("Peter Customer");
    const other = page.getByRole("dialog", { name: "Peter Customer" });
    await expect(other.getByLabel("Private note")).toHaveValue("Prefers mornings");
    await other.getByRole("button", { name: "Close" }).last().click();
  });

  await page
    .getByRole("listitem")
    .filter({ hasText: "Zahra Customer" })
    .getByRole("button", { name: "Cancel" })
    .click();
  const asked = page.getByRole("alertdialog");
  await expect(asked.getByText("The customer didn't give an email address, so we can't let them know.")).toBeVisible();
  await expect(asked.getByRole("link", { name: "+356 9911 2233" })).toHaveAttribute("href", "tel:+35699112233");
  await asked.getByRole("button", { name: "Keep it" }).click();
  const more = page.getByRole("button", { name: "More options for Zahra Customer" });
  await more.click();
  await page.getByRole("menuitem", { name: "Block this number" }).click();
  await page.getByRole("button", { name: "Don't block" }).click();
  await expect(more).toBeFocused();

  const cancelPeter = page
    .getByRole("listitem")
    .filter({ hasText: "Peter Customer" })
    .getByRole("button", { name: "Cancel" });
  await page.getByLabel("Search by name or phone").fill("peter");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("link", { name: "Upcoming" })).toBeVisible();
  expect(page.url()).not.toMatch(/q=|peter/i);
  await expect(page.getByText("Zahra Customer")).toHaveCount(0);
  await cancelPeter.click();
  await expect(page.getByText(`in the cancellation email to ${email}`)).toBeVisible();
  await page.getByLabel("Message to the customer").fill("I am ill, sorry");
  await page.route("**/api/providerCalendar/cancel", (route) => route.abort());
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Failed to cancel booking: no connection")).toBeVisible();
  await page.unroute("**/api/providerCalendar/cancel");
  await whileSignedOut(page, () => page.getByRole("button", { name: "Cancel booking" }).click());
  await openBookings(page);
  await page.getByLabel("Search by name or phone").fill("peter");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Zahra Customer")).toHaveCount(0);
  await cancelPeter.click();
  await expect(page.getByLabel("Message to the customer")).toHaveValue("I am ill, sorry");
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("No bookings match your search.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No bookings here" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Upcoming 1", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Cancelled 1", exact: true }).click();
  await expect(page.getByText("Peter Customer")).toBeVisible();

  await signInDirectly({ request }, ...moderator);
  const mail = await mailTo({ request }, email, `Booking cancelled: ${tuesday.name}, 10:00`);
  expect(mail).toContain("I am ill, sorry");

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("bookings.csv");
});

test("a host creates, reads and turns off the private calendar feed", async ({ page, request }) => {
  const host = await hostWithItem(page, "bk-feed");
  await openMornings(page, host);

  const address = "/kindred-providers?tab=bookings";
  await page.goto(address);
  // `drafts.spec.ts` ends a session in every run.
  const loseSession = async () => {
    const signIn = await endSession(page);
    await page.getByRole("button", { name: "Create a private link" }).click();
    await expectSignInTo(page, address);
    await expect(page.getByRole("heading", { name: "Your bookings" })).toBeVisible();
    await page.getByLabel("Search by name or phone").fill("peter");
    await page.getByRole("button", { name: "Search" }).click();
    await expectSignInTo(page, `${address}&list=upcoming`);
    await expect(page.getByLabel("Search by name or phone")).toHaveValue("peter");
    await signIn();
    await page.goto(`${address}&list=upcoming`);
    await expect(page.getByLabel("Search by name or phone")).toHaveValue("peter");
    await expect(page.getByText("No bookings match your search.")).toBeVisible();
  };
  if (isThorough)
    await test.step("if the session ends on the bookings page, the page stays and offers to sign in", loseSession);
  await page.getByRole("button", { name: "Create a private link" }).click();

  await test.step("the feed lists the bookings until it is turned off", async () => {
    const field = page.getByLabel("Private calendar link");
    await expect(field).toHaveValue(/\.ics$/);
    await expect(page.getByText(sessionEnded)).toHaveCount(0);
    const address = new URL(await field.inputValue()).pathname;
    const events = async () => {
      const calendar = new ICAL.Component(ICAL.parse(await (await request.get(address)).text()));
      return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    };
    expect(await events()).toEqual([]);
    const target = {
      kindredProviderId: host.hostId,
      serviceItemId: host.itemId,
      startTime: `${tuesday.date}T09:00:00.000Z`,
    };
    expect((await page.request.post("/api/providerCalendar/book", { data: target })).status()).toBe(201);
    const [booked] = await events();
    expect(booked?.startDate.toJSDate().toISOString()).toBe(target.startTime);
    expect((await page.request.post("/api/providerCalendar/cancel", { data: target })).status()).toBe(200);
    const statuses = (await events()).map(({ component }) => component.getFirstPropertyValue("status"));
    expect(statuses.filter((status) => status !== "CANCELLED")).toEqual([]);
    await page.getByRole("button", { name: "Create new link" }).click();
    await expect(page.getByRole("alertdialog", { name: "Create a new link?" })).toContainText(
      "The old link stops working right away",
    );
    await page.getByRole("button", { name: "Keep this link" }).click();
    await page.getByRole("button", { name: "Turn off" }).click();
    const asked = page.getByRole("alertdialog", { name: "Turn off the calendar feed?" });
    await expect(asked).toContainText("Calendars that use this link will stop receiving your bookings.");
    expect((await request.get(address)).status()).toBe(200);
    await whileSignedOut(page, () => asked.getByRole("button", { name: "Turn off" }).click());
    await asked.getByRole("button", { name: "Turn off" }).click();
    await expect(field).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Bookings in your own calendar" })).toBeFocused();
    expect((await request.get(address)).status()).toBe(404);
  });

  if (!isThorough) return;
  await test.step("the bookings page is accessible and fits at 320 pixels, right to left", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openBookings(page, "&lang=en-XA");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectNoOverflow(page);
    await expectStateAccessible(page);
    const tab = page.locator('.tabs > [aria-current="page"]');
    await expect(tab).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });
});

test("a host replies to a review and marks a no-show, also after losing the connection or the session", async ({
  page,
}) => {
  await signInDirectly(page, "host@demo.kindred.example", { firstName: "Amara", lastName: "Okafor" });

  await test.step("a host publishes one reply to a review, and an ended session does not lose the text", async () => {
    await openBookings(page);
    const waiting = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: "Reply", exact: true }) });
    const before = await waiting.count();
    const review = waiting.first();
    await review.getByRole("button", { name: "Reply", exact: true }).click();
    await expect(page.getByLabel("Your public reply")).toBeFocused();
    await page.getByRole("button", { name: "Publish reply" }).click();
    await expect(page.getByLabel("Your public reply")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Your public reply").fill("Thank you, see you in the spring.");
    await expectStateAccessible(page);
    await whileSignedOut(page, () => page.getByRole("button", { name: "Publish reply" }).click());
    await page.reload();
    await expect(page.getByLabel("Your public reply")).toHaveValue("Thank you, see you in the spring.");
    await page.getByRole("button", { name: "Publish reply" }).click();
    await expect(page.getByText("Your reply: Thank you, see you in the spring.")).toBeVisible();
    await expect(waiting).toHaveCount(before - 1);
  });

  await test.step("if marking a no-show fails, one error is shown and the host can try again", async () => {
    await openBookings(page, "&list=past");
    const visit = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: "Mark as no-show", exact: true }) })
      .last();
    const mark = visit.getByRole("button", { name: "Mark as no-show", exact: true });
    await page.context().setOffline(true);
    await mark.click();
    await expect(page.getByText("We couldn't save that: no connection")).toBeInViewport();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await page.context().setOffline(false);
    await whileSignedOut(page, () => mark.click());
    await expect(page.getByText("We couldn't save that")).toHaveCount(0);
    await openBookings(page, "&list=past");
    const reference = await visit.getByText(/^Booking ID/).innerText();
    await mark.click();
    const marked = page.getByRole("listitem").filter({ hasText: reference });
    await marked.getByRole("button", { name: "Undo no-show" }).click();
    await expect(marked.getByRole("button", { name: "Mark as no-show", exact: true })).toBeVisible();
  });
});
