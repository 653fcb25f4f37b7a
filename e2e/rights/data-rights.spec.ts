import { readFileSync } from "node:fs";
import { aVenue, bookDirectly, reviewUrl, soon } from "../booking/venue.ts";
import { expect, type Page, test } from "../journey.ts";
import { moderator, newVisitor } from "../moderation/people.ts";
import {
  adoptSession,
  becomeHost,
  type Caller,
  makeEvent,
  makeService,
  portal,
  send,
  signInDirectly,
} from "../portal/hosts.ts";
import { expectFits, expectStateAccessible } from "../public/page-checks.ts";

test.setTimeout(120_000);

test.use({ viewport: { width: 390, height: 844 } });

test("a confirmed deletion request erases the account, its listing, pictures, session and mails", async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const host = { request };
  const email = await becomeHost(host, "erased");
  const listingId = await makeService(host, "Soon forgotten");
  const listing = await (await host.request.get(`/api/serviceProviders/details?id=${listingId}`)).json();
  expect((await page.request.get(listing.profile_image_url)).status()).toBe(200);

  // `support.spec.ts` sends the form and confirms a request with the button.
  await send(page, "POST", "/api/deletionRequests", { email, confirmed: true });
  const desk = { request: await playwright.request.newContext({ baseURL: baseURL ?? "" }) };
  await signInDirectly(desk, ...moderator);
  await expect.poll(() => linkTo(desk, email), { timeout: 30_000 }).toBeTruthy();
  const link = (await linkTo(desk, email)) as string;
  const address = `/api${link.replace("/delete-request/confirm", "/deletionRequests")}`;
  await send(page, "POST", `${address}/confirm`);
  await expect
    .poll(async () => (await page.request.get(address)).json(), { timeout: 60_000, intervals: [1000] })
    .toMatchObject({ email: "", erasedAt: expect.any(String) });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Your account has been erased" })).toBeVisible();
  await expectStateAccessible(page);
  await expectFits(page);

  expect((await page.request.get(`/api/serviceProviders/details?id=${listingId}`)).status()).toBe(404);
  expect((await page.request.get(listing.profile_image_url)).status()).toBe(404);
  expect(await (await host.request.get("/api/session")).json()).toEqual({ user: null });
  const letters = await (await desk.request.get("/api/outbox")).text();
  expect(letters).not.toContain(email);
});

test("a host downloads all their data, then deletes the account without a mailed link", async ({ page }) => {
  const email = await becomeHost(page, "download");

  await test.step("a host downloads all their data from the account menu", async () => {
    await makeService(page, "Kept in a file");
    await makeEvent(page, "A night in a file");
    await page.goto(portal);
    await page.getByRole("button", { name: "Account menu" }).click();
    await expect(page.getByRole("menuitem", { name: "Delete my account" })).toHaveAttribute("href", "/delete-request");
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
    // The two uploads are the logo and the picture of the event.
    expect(data.uploads).toHaveLength(2);
  });

  await test.step("a signed-in host deletes the account without a mailed link", async () => {
    await page.goto("/delete-request");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(
      page.getByText("You're signed in with this address, so you don't need to confirm by email."),
    ).toBeVisible();
    await page.getByLabel(/^I understand/).check();
    await expectStateAccessible(page);
    await page.getByRole("button", { name: "Request deletion" }).click();
    await expect(page.getByRole("main").getByRole("status")).toBeVisible();
    const session = async () => (await page.request.get("/api/session")).json();
    await expect.poll(session, { timeout: 60_000, intervals: [1000] }).toEqual({ user: null });
  });
});

test("a customer sees, cancels and erases a booking; the host then sees no customer data", async ({
  page,
  browser,
}) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  const reader = await newVisitor(browser, { javaScriptEnabled: false });
  for (const [name, customer, start] of [
    ["with JavaScript", page, soon("10:00")],
    ["without JavaScript", reader, soon("11:00")],
  ] as const)
    await test.step(name, async () => {
      const booking = async () =>
        (await venue.bookings()).find(({ startTime }) => Date.parse(startTime) === Date.parse(start));
      const secret = await bookDirectly(venue, start, "nadia@test.example");
      const url = `/booking/manage/${secret}`;
      await customer.goto(url);
      const details = customer.getByRole("region", { name: "Your details" });
      await expect(details).toContainText("Nadia Fenech Osei");
      await expect(details).toContainText("+356 7900 0188");
      await expect(details).toContainText("nadia@test.example");
      await expect(details).toContainText("cancel the booking first");
      if (customer === page) await expectStateAccessible(customer);
      await expectFits(customer);
      await customer.goto(`${url}?step=cancel`);
      await customer.getByRole("button", { name: "Confirm cancellation" }).click();
      await expect(customer.getByRole("heading", { name: "Booking cancelled" })).toBeVisible();
      await customer.getByRole("link", { name: "Erase my details" }).click();
      await expect(customer.getByRole("heading", { name: "Erase your details?" })).toBeVisible();
      if (customer === page) await expectStateAccessible(customer);
      expect(await booking()).toMatchObject({ customerName: "Nadia Fenech Osei" });
      await customer.getByRole("button", { name: "Erase now" }).click();
      await expect(customer.getByRole("heading", { name: "Your details have been erased" })).toBeVisible();
      if (customer === page) await expectStateAccessible(customer);
      expect((await customer.goto(url))?.status()).toBe(410);
      await expect(customer.getByRole("heading", { name: "Your details have been erased" })).toBeVisible();
      expect(await booking()).toMatchObject({
        customerName: null,
        customerPhone: null,
        isErased: true,
      });
    });
});

test("a host cancels a booking that is not real and blocks its number, then unblocks it", async ({ page, browser }) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  await bookDirectly(venue, soon("10:00"));
  const host = await newVisitor(browser);
  await adoptSession(host.context(), venue.host);
  await host.setViewportSize({ width: 390, height: 844 });
  await openBookings(host);
  await host.getByRole("button", { name: "More options for Nadia Fenech Osei" }).click();
  await expect(host.getByRole("menuitem", { name: "Block this number" })).toBeVisible();
  await expectStateAccessible(host);
  await host.getByRole("menuitem", { name: "Not a real booking" }).click();
  await expect(host.getByRole("checkbox", { name: /^Also block/ })).toBeChecked();
  await expectStateAccessible(host);
  await host.getByRole("button", { name: "Cancel booking" }).click();
  await expect(host.getByText("Number ending in 188")).toBeVisible();
  await expectStateAccessible(host);
  await expectFits(host);

  await page.goto(reviewUrl(venue, soon("11:00")));
  await page.getByLabel("Name").fill("Somebody Else");
  await page.getByLabel(/^Phone/).fill("+356 7900 0188");
  await page.getByRole("button", { name: "Confirm" }).last().click();
  await expect(page.getByText("We couldn't take this booking online. Please call the provider.")).toBeVisible();

  await host.getByRole("button", { name: "Unblock the number ending in 188" }).click();
  await expect(host.getByText("Number ending in 188")).toHaveCount(0);
  await page.getByRole("button", { name: "Confirm" }).last().click();
  await expect(page.getByRole("heading", { name: /Booking confirmed/ })).toBeVisible();
});

async function linkTo(desk: Caller, email: string): Promise<string | undefined> {
  const mails = (await (await desk.request.get("/api/outbox")).json()) as { to: string; text: string }[];
  const mail = mails.find(({ to }) => to === email);
  return /\/delete-request\/confirm\/[\w-]+/.exec(mail?.text ?? "")?.[0];
}

async function openBookings(page: Page): Promise<void> {
  await page.goto("/kindred-providers?tab=bookings");
  await expect(page.locator('.host-bookings[aria-busy="false"]')).toBeVisible({ timeout: 20_000 });
}
