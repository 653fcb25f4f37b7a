import { readFileSync } from "node:fs";
import { aVenue, bookDirectly, reviewUrl, soon } from "../booking/venue.ts";
import { type Browser, expect, type Page, test, waitForHydration } from "../journey.ts";
import { signInAsModerator } from "../moderation/people.ts";
import { adoptSession, becomeHost, makeEvent, makeService, portal } from "../portal/hosts.ts";
import { expectAccessible, expectFits } from "../public/page-checks.ts";

test.setTimeout(120_000);

test.use({ viewport: { width: 390, height: 844 } });

test("a confirmed deletion request erases the account, its listing, pictures, session and mails", async ({
  page,
  browser,
  baseURL,
}) => {
  const host = await newPage(browser, baseURL);
  const email = await becomeHost(host, "erased");
  const listingId = await makeService(host, "Soon forgotten");
  const listing = await (await host.request.get(`/api/serviceProviders/details?id=${listingId}`)).json();
  expect((await page.request.get(listing.profile_image_url)).status()).toBe(200);

  await page.goto("/delete-request");
  await waitForHydration(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^I understand/).check();
  await page.getByRole("button", { name: "Request deletion" }).click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  const moderator = await aModerator(browser, baseURL);
  await expect.poll(() => linkTo(moderator, email), { timeout: 30_000 }).toBeTruthy();
  const link = (await linkTo(moderator, email)) as string;
  await page.goto(link);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Confirm deletion" }).click();
  await expect(
    page.getByRole("heading", { name: /^Your (request is confirmed|account has been erased)$/ }),
  ).toBeVisible();
  await expect
    .poll(
      async () =>
        (await page.request.get(`/api${link.replace("/delete-request/confirm", "/deletionRequests")}`)).json(),
      {
        timeout: 60_000,
        intervals: [1000],
      },
    )
    .toMatchObject({ email: "", erasedAt: expect.any(String) });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Your account has been erased" })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  expect((await page.request.get(`/api/serviceProviders/details?id=${listingId}`)).status()).toBe(404);
  expect((await page.request.get(listing.profile_image_url)).status()).toBe(404);
  expect(await (await host.request.get("/api/session")).json()).toEqual({ user: null });
  const letters = await (await moderator.request.get("/api/outbox")).text();
  expect(letters).not.toContain(email);
});

test("a host downloads all their data from the account menu", async ({ page }) => {
  const email = await becomeHost(page, "download");
  await makeService(page, "Kept in a file");
  await makeEvent(page, "A night in a file");
  await page.goto(portal);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete my account" })).toHaveAttribute("href", "/delete-request");
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download my data" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("kindred-my-data.json");
  const data = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(data).toMatchObject({
    person: { email },
    providerAccount: { date_of_birth: "1990-05-17" },
    listings: [{ name: "Kept in a file" }],
    events: [{ title: "A night in a file" }],
  });
  // The logo and the picture of the event.
  expect(data.uploads).toHaveLength(2);
});

test("a signed-in host deletes the account without a mailed link", async ({ page }) => {
  const email = await becomeHost(page, "session");
  await page.goto("/delete-request");
  await waitForHydration(page);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(
    page.getByText("You're signed in with this address, so you don't need to confirm a link."),
  ).toBeVisible();
  await page.getByLabel(/^I understand/).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Request deletion" }).click();
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
  const session = async () => (await page.request.get("/api/session")).json();
  await expect.poll(session, { timeout: 60_000, intervals: [1000] }).toEqual({ user: null });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a customer sees, cancels and erases a booking; the host then sees no customer data", async ({ page }) => {
      const venue = await aVenue();
      await venue.open(soon("09:00"), soon("13:00"));
      const secret = await bookDirectly(venue, soon("10:00"), "nadia@test.example");
      const url = `/booking/manage/${secret}`;
      await page.goto(url);
      const details = page.getByRole("region", { name: "Your details" });
      await expect(details).toContainText("Nadia Fenech Osei");
      await expect(details).toContainText("+356 7900 0188");
      await expect(details).toContainText("nadia@test.example");
      await expect(details).toContainText("cancel the booking first");
      if (javaScriptEnabled) await expectAccessible(page);
      await expectFits(page);
      await page.goto(`${url}?step=cancel`);
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole("button", { name: "Confirm cancellation" }).click();
      await expect(page.getByRole("heading", { name: "Booking cancelled" })).toBeVisible();
      await page.getByRole("link", { name: "Erase my details" }).click();
      await expect(page.getByRole("heading", { name: "Erase your details?" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      expect((await venue.bookings())[0]).toMatchObject({ customerName: "Nadia Fenech Osei" });
      await page.getByRole("button", { name: "Erase now" }).click();
      await expect(page.getByRole("heading", { name: "Your details have been erased" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      expect((await page.goto(url))?.status()).toBe(410);
      await expect(page.getByRole("heading", { name: "Your details have been erased" })).toBeVisible();
      expect((await venue.bookings())[0]).toMatchObject({
        customerName: null,
        customerPhone: null,
        isErased: true,
      });
    });
  });
}

test("a host cancels a false booking and blocks its number, then unblocks it", async ({ page, browser, baseURL }) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  await bookDirectly(venue, soon("10:00"));
  const host = await newPage(browser, baseURL);
  await adoptSession(host.context(), venue.host);
  await host.setViewportSize({ width: 390, height: 844 });
  await openBookings(host);
  await host.getByRole("button", { name: "More options for Nadia Fenech Osei" }).click();
  await expect(host.getByRole("menuitem", { name: "Block this number" })).toBeVisible();
  await expectAccessible(host);
  await host.getByRole("menuitem", { name: "Not a real booking" }).click();
  await expect(host.getByRole("checkbox", { name: /^Also block/ })).toBeChecked();
  await expectAccessible(host);
  await host.getByRole("button", { name: "Cancel booking" }).click();
  await expect(host.getByText("Number ending in 188")).toBeVisible();
  await expectAccessible(host);
  await expectFits(host);

  await page.goto(reviewUrl(venue, soon("11:00")));
  await waitForHydration(page);
  await page.getByLabel("Name").fill("Somebody Else");
  await page.getByLabel(/^Phone/).fill("+356 7900 0188");
  await page.getByRole("button", { name: "Confirm" }).last().click();
  await expect(page.getByText("We couldn't take this booking online. Please call the provider.")).toBeVisible();

  await host.getByRole("button", { name: "Unblock the number ending in 188" }).click();
  await expect(host.getByText("Number ending in 188")).toHaveCount(0);
  await page.getByRole("button", { name: "Confirm" }).last().click();
  await expect(page.getByRole("heading", { name: /Booking confirmed/ })).toBeVisible();
});

async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
}

async function aModerator(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await newPage(browser, baseURL);
  await signInAsModerator(page, "/");
  return page;
}

async function linkTo(moderator: Page, email: string): Promise<string | undefined> {
  const mails = (await (await moderator.request.get("/api/outbox")).json()) as { to: string; text: string }[];
  const mail = mails.find(({ to }) => to === email);
  return /\/delete-request\/confirm\/[\w-]+/.exec(mail?.text ?? "")?.[0];
}

async function openBookings(page: Page): Promise<void> {
  await page.goto("/kindred-providers?tab=bookings");
  await expect(page.locator('.host-bookings[aria-busy="false"]')).toBeVisible({ timeout: 20_000 });
}
