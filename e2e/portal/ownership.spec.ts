import { expect, test } from "../journey.ts";
import { becomeHost, makeEvent, makeService, portal, signIn } from "./hosts.ts";

test("another account cannot see, open or edit a host's service and event", async ({ page, browser }) => {
  await becomeHost(page, "owner");
  const service = await makeService(page, "Owner's Braids");
  const event = await makeEvent(page, "Owner's Night");
  await page.goto(portal);
  await expect(page.getByRole("article")).toHaveCount(2);

  const other = await browser.newPage();
  await becomeHost(other, "stranger");
  await other.goto(portal);
  await expect(other.getByRole("heading", { name: "No listings yet" })).toBeVisible();
  await expect(other.getByText("Owner's")).toHaveCount(0);

  expect((await other.goto(`/services/${service}`))?.status()).toBe(403);
  await expect(other.getByText("You can only view your own services!")).toBeVisible();
  await expect(other.getByText("Owner's Braids")).toHaveCount(0);
  await other.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(other).toHaveURL(portal);
  expect((await other.goto(`/events/${event}`))?.status()).toBe(403);
  await expect(other.getByText("You can only view your own events!")).toBeVisible();
  await expect(other.getByText("Owner's Night")).toHaveCount(0);
  await other.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(other).toHaveURL(portal);

  await other.goto(`/services/${service}/edit`);
  await expect(other.getByText("Security Error: You can only edit your own services!")).toBeVisible();
  await expect(other).toHaveURL(portal);
  await other.goto(`/events/${event}/edit`);
  await expect(other.getByText("Security Error: You can only edit your own events!")).toBeVisible();
  await expect(other).toHaveURL(portal);
  await other.reload();
  await expect(other.getByText("Security Error")).toHaveCount(0);
  await other.close();
});

test("an unknown service or event shows an error message", async ({ page }) => {
  await becomeHost(page, "lost");
  expect((await page.goto("/services/2000000000"))?.status()).toBe(404);
  await expect(page.getByText("Service not found", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Service Not Found" })).toBeVisible();
  await expect(page.getByText("The service you're looking for doesn't exist or has been removed.")).toBeVisible();
  await page.goto("/events/not-an-id");
  await expect(page.getByText("Event not found", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Event Not Found" })).toBeVisible();
  await page.goto("/services/2000000000/edit");
  await expect(page).toHaveURL(portal);
  await expect(page.getByText("Error loading service data. Redirecting to dashboard.")).toBeVisible();
});

test("deleting a service that was already deleted leads back to the dashboard", async ({ page, context }) => {
  await becomeHost(page, "twice");
  const service = await makeService(page, "Twice Braids");
  await page.goto(`/services/${service}`);
  const elsewhere = await context.newPage();
  await elsewhere.goto(`/services/${service}`);
  for (const tab of [elsewhere, page]) {
    await tab.getByRole("button", { name: "Delete", exact: true }).click();
    await tab.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expect(tab).toHaveURL(portal);
  }
  await expect(page.getByText("This service was already deleted.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Providers" })).toHaveAttribute("href", portal);
});

test("Sign Out redirects to the target that each page sets", async ({ page }) => {
  const email = await becomeHost(page, "leaver");
  const service = await makeService(page, "Leaver's Braids");
  const event = await makeEvent(page, "Leaver's Night");
  for (const [from, to] of [
    ["/services/new", "/services"],
    [`/services/${service}/edit`, "/services"],
    [`/services/${service}`, "/"],
    ["/events/new", "/events"],
    [`/events/${event}/edit`, "/events"],
    [`/events/${event}`, "/"],
    [portal, portal],
  ] as const) {
    await page.goto(from);
    await expect(page.locator('form[action="/auth/sign-out"] input[name="returnTo"]'), from).toHaveValue(to);
  }
  for (const [from, end] of [
    [`/events/${event}`, "/"],
    ["/services/new", portal],
    [portal, portal],
  ] as const) {
    await page.goto(from);
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(end);
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(page.getByRole("button", { name: "Account menu" })).toHaveCount(0);
    if (end === portal) await expect(page.getByRole("link", { name: "Sign in with Google" })).toBeVisible();
    await signIn(page, email);
  }
});

test("signed out, every provider page links to sign-in with its own path in returnTo", async ({ page }) => {
  for (const [path, title] of [
    [portal, "Provider Portal"],
    ["/services/new?categoryId=4", "Service Form"],
    ["/services/1/edit", "Service Form"],
    ["/services/1", "Provider Portal"],
    ["/events/new", "Event Form"],
    ["/events/1/edit", "Event Form"],
    ["/events/1", "Provider Portal"],
  ] as const) {
    const answer = await page.goto(path);
    // The session is known on the server, so its first response asks to sign in, without a loading state.
    expect(await answer?.text()).toMatch(/<a [^>]*href="\/auth\/sign-in\?/);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const address = await page.getByRole("link", { name: "Sign in with Google" }).getAttribute("href");
    expect(new URLSearchParams(address?.split("?")[1]).get("returnTo")).toBe(path);
  }
  await page.goto("/events?x=1");
  await expect(page).toHaveURL(`${portal}?x=1`);
});

test("pages for a signed-in host have Cache-Control: no-store", async ({ page }) => {
  await becomeHost(page, "cached");
  for (const path of [portal, `${portal}?tab=bookings`, "/services/new", "/outbox", "/aboutus"]) {
    const answer = await page.goto(path);
    expect(answer?.headers()["cache-control"], path).toMatch(/no-store/);
  }
});
