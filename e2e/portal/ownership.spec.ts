import { expect, isThorough, test } from "../journey.ts";
import { readPage } from "../public/page-checks.ts";
import { becomeHost, makeEvent, makeService, portal, send, signInDirectly } from "./hosts.ts";

test("a host sees, opens and edits only their own listings, and is told about missing ones", async ({
  page,
  request,
}) => {
  const owner = { request };
  await becomeHost(owner, "owner");
  const service = await makeService(owner, "Owner's Braids");
  const event = await makeEvent(owner, "Owner's Night");
  await becomeHost(page, "stranger");

  await test.step("another account cannot see, open or edit a host's service and event", async () => {
    const own = await readPage(page.request, portal);
    expect(own.html).toMatch(/<h\d[^>]*>No listings yet</);
    expect(own.html).not.toMatch(/Owner(?:'|&#x27;)s/);

    for (const [path, sentence] of [
      [`/services/${service}`, "You can only view your own services!"],
      [`/events/${event}`, "You can only view your own events!"],
    ] as const) {
      const { status, words, html } = await readPage(page.request, path);
      expect(status).toBe(403);
      expect(words).toContain(sentence);
      expect(html).not.toMatch(/Owner(?:'|&#x27;)s (?:Braids|Night)/);
      expect(html).toMatch(new RegExp(`<a [^>]*href="${portal}"[^>]*>(?:<[^>]+>)*Back to Dashboard`));
    }

    await page.goto(`/services/${service}/edit`);
    await expect(page.getByText("Security Error: You can only edit your own services!")).toBeVisible();
    await expect(page).toHaveURL(portal);
    await page.goto(`/events/${event}/edit`);
    await expect(page.getByText("Security Error: You can only edit your own events!")).toBeVisible();
    await expect(page).toHaveURL(portal);
    await page.reload();
    await expect(page.getByText("Security Error")).toHaveCount(0);
  });

  await test.step("an unknown service or event shows an error message", async () => {
    const service = await readPage(page.request, "/services/2000000000");
    expect(service.status).toBe(404);
    expect(service.words).toContain("Service not found");
    expect(service.html).toMatch(/<h\d[^>]*>Service Not Found</);
    expect(service.words).toContain("The service you're looking for doesn't exist or has been removed.");
    const event = await readPage(page.request, "/events/not-an-id");
    expect(event.words).toContain("Event not found");
    expect(event.html).toMatch(/<h\d[^>]*>Event Not Found</);
    await page.goto("/services/2000000000/edit");
    await expect(page).toHaveURL(portal);
    await expect(page.getByText("Error loading service data. Redirecting to dashboard.")).toBeVisible();
  });

  await test.step("deleting a service that was already deleted leads back to the dashboard", async () => {
    const own = await makeService(page, "Twice Braids");
    await page.goto(`/services/${own}`);
    await send(page, "DELETE", `/api/serviceProviders/${own}?hostCountry=MT`);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page).toHaveURL(portal);
    await expect(page.getByText("This service was already deleted.")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Providers" })).toHaveAttribute("href", portal);
  });
});

test("Sign Out on each portal page leads to the page specified for it", async ({ page }) => {
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
    const html = await (await page.request.get(from)).text();
    const [form = ""] = /<form[^>]* action="\/auth\/sign-out"[\s\S]*?<\/form>/.exec(html) ?? [];
    expect(form, from).toMatch(new RegExp(`<input[^>]* name="returnTo" value="${to}"`));
  }
  const pages = [
    [`/events/${event}`, "/"],
    ["/services/new", portal],
    [portal, portal],
  ] as const;
  for (const [from, end] of isThorough ? pages : pages.slice(0, 1)) {
    await signInDirectly(page, email);
    await page.goto(from);
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(end);
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(page.getByRole("button", { name: "Account menu" })).toHaveCount(0);
    if (end === portal) await expect(page.getByRole("link", { name: "Sign in with Google" })).toBeVisible();
  }
});

test("without a session, every provider page links to sign-in with its own path in returnTo", async ({ request }) => {
  for (const [path, title] of [
    [portal, "Provider Portal"],
    ["/services/new?categoryId=4", "Service Form"],
    ["/services/1/edit", "Service Form"],
    ["/services/1", "Provider Portal"],
    ["/events/new", "Event Form"],
    ["/events/1/edit", "Event Form"],
    ["/events/1", "Provider Portal"],
  ] as const) {
    // The server knows the session, so its first response already asks to sign in, without a loading state.
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    const [, query = ""] = /href="\/auth\/sign-in\?([^"]*)"(?:(?!<\/a>).)*Sign in with Google/s.exec(html) ?? [];
    expect(new URLSearchParams(query.replaceAll("&amp;", "&")).get("returnTo")).toBe(path);
  }
  expect((await request.get("/events?x=1")).url()).toMatch(new RegExp(`${portal}\\?x=1$`));
});

test("pages for a signed-in host have Cache-Control: no-store", async ({ request }) => {
  await becomeHost({ request }, "cached");
  for (const path of [portal, `${portal}?tab=bookings`, "/services/new", "/outbox", "/aboutus"]) {
    const answer = await request.get(path);
    expect(answer.headers()["cache-control"], path).toMatch(/no-store/);
  }
});
