import type { BrowserContext, Page } from "@playwright/test";
import { aVenue, bookDirectly, malta, reviewUrl, soon } from "../booking/venue.ts";
import { addGuest, aPartyHost, aPartyTonight } from "../events/party.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { adoptSession, portal } from "../portal/hosts.ts";
import { expectAccessible, expectStateAccessible } from "../public/page-checks.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

/** The page asks the worker to store a copy. This waits until it is stored. */
async function copyIsKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => copies(page)).toContain(path);
}

const copies = (page: Page) =>
  page.evaluate(async () => (await (await caches.open("copies")).keys()).map(({ url }) => new URL(url).pathname));

async function openOffline(context: BrowserContext, page: Page, path: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(path, { waitUntil: "domcontentloaded" });
}

test("a customer installs, books, opens the ticket without a connection, and cancels when back online", async ({
  page,
  context,
}) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  await page.goto(reviewUrl(venue, soon("10:00")));
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Playwright's windows are private, which is the only obstacle.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  await waitForHydration(page);
  await page.getByLabel("Name").fill("Nadia Osei");
  await page.getByLabel("Phone number").fill("7900 0188");
  await page.getByRole("button", { name: "Confirm", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Booking confirmed" })).toBeVisible();
  const secret = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const ticket = `/booking/manage/${secret}`;
  await copyIsKept(page, ticket);

  await openOffline(context, page, `/booking/confirmed/${secret}`);
  await expect(page.getByText(/^No connection\. This is your ticket as saved on/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(malta(soon("10:00")));
  await expect(page.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await expect(page.getByRole("link", { name: /^Call/ })).toBeVisible();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the address" }).click();
  await expect(page.getByRole("button", { name: "Address copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Triq");
  await expectAccessible(page);

  await page.goto("/explore", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  await expectStateAccessible(page);

  await page.goto(ticket, { waitUntil: "domcontentloaded" });
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Confirm cancellation" }).click();
  await expect(page.getByRole("heading", { name: "Booking cancelled" })).toBeVisible();
});

test("a host reads the next days without a connection, and signing out removes them", async ({ page, context }) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  await bookDirectly(venue, soon("10:00"));
  await adoptSession(context, venue.host);
  await page.goto(portal);
  await copyIsKept(page, portal);

  await openOffline(context, page, `${portal}?tab=calendar`);
  await expect(page.getByText(/^No connection\. These are your bookings as read on/)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: malta(soon("10:00")) })).toContainText("Cornrows");
  await expectAccessible(page);

  await context.setOffline(false);
  // The stored page loads the portal by itself.
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("button", { name: /Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(await copies(page)).toEqual([]);
  await openOffline(context, page, portal);
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
});

test("the door opens again without a connection and keeps check-ins", async ({ page, context }) => {
  const party = await aPartyTonight(await aPartyHost());
  await addGuest(party, 1, "Kwame Mensah");
  await adoptSession(context, party.host);
  const door = `/events/${party.id}/guests`;
  await page.goto(door);
  await copyIsKept(page, door);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^No connection\. This is the guest list as read on/)).toBeVisible();
  await page.getByRole("button", { name: "Check in Kwame Mensah" }).click();
  await expect(page.getByText("No connection. 1 check-in is kept on this phone")).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/admitted"));
  await context.setOffline(false);
  await saved;
  await expect(page.getByText(/^No connection/)).toBeHidden();
});
