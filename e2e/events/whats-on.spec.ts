import { expect, isThorough, test } from "../journey.ts";
import { send } from "../portal/hosts.ts";
import { collectConsoleErrors, expectFitsAndAccessible, readPage } from "../public/page-checks.ts";
import { addGuest, aParty, aPartyHost } from "./party.ts";

test("from a link in a chat, four taps and two fields lead to a ticket", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  const party = await aParty(await aPartyHost());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(party.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(party.title);
  await expect(page.getByText("40 of 40 places left")).toBeVisible();

  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your places");
  await page.getByLabel("Name").fill("Nadia Fenech");
  await page.getByRole("textbox", { name: "Phone" }).fill("9900 0187");
  await page.getByRole("button", { name: "Register 1 place" }).click();

  await expect(page.getByText("You are registered")).toBeVisible();
  await expect(page.getByRole("img", { name: "Ticket code" })).toBeVisible();
  await expect(page.getByText("€10.00", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:\+/);
  expect(consoleErrors).toEqual([]);

  await test.step("the ticket fits on one page of paper", async () => {
    const pdf = (await page.pdf()).toString("latin1");
    expect(pdf.match(/\/Type \/Page\W/g)).toHaveLength(1);
  });

  await test.step("places can be changed and cancelled", async () => {
    await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    await page.getByRole("button", { name: "One place more" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(page.getByText("€20.00", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Cancel my places" }).click();
    await page.getByRole("button", { name: "Yes, cancel" }).click();
    await expect(page.getByText("Your places are cancelled")).toBeVisible();
    await expect(page.getByRole("img", { name: "Ticket code" })).toBeHidden();
    await expect(page.getByText("€0.00", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Remove from calendar" })).toBeVisible();
  });
});

test("registering works without JavaScript, and keeps what was typed", async ({ browser }) => {
  const party = await aParty(await aPartyHost(), { capacity: 3 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(party.path);
  await page.getByLabel("How many places?").fill("2");
  await page.getByRole("button", { name: "Register" }).first().click();
  await page.getByRole("button", { name: "Register 2 places" }).click();
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await page.getByLabel("Name").fill("Nadia Fenech");
  await page.getByRole("textbox", { name: "Phone" }).fill("9900 0188");
  await addGuest(party, 3);
  await page.getByRole("button", { name: "Register 2 places" }).click();
  await expect(page.getByText("The last places have just gone. You're not registered.")).toBeVisible();
  await expect(page.getByText("This event is full.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Register/ })).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("Nadia Fenech");
});

test("the page says what a visitor can do in every state", async ({ page, request }) => {
  const host = await aPartyHost();
  const yesterday = { start_date: "2024-05-01T18:00:00Z", end_date: "2024-05-01T23:00:00Z" };
  const full = await aParty(host, { capacity: 2 });
  await addGuest(full, 2);
  const few = await aParty(host, { capacity: 4 });
  await addGuest(few, 1);
  const off = await aParty(host);
  await send(host, "POST", `/api/events/${off.id}/cancel`, { note: "The roof leaks." });
  const states = [
    [few, "3 of 4 places left"],
    [full, "All places are taken"],
    [await aParty(host, { registration_closes_at: "2024-05-01T18:00:00Z" }), "Registration has closed"],
    [await aParty(host, yesterday), "This event is over"],
    [off, "The roof leaks."],
    [
      await aParty(host, { registration: "other_site", booking_link: "https://tickets.example/a" }),
      "Go to tickets.example",
    ],
    [await aParty(host, { registration: "none" }), "Just come"],
  ] as const;
  for (const [{ path }, words] of states)
    await test.step(words, async () => {
      expect((await readPage(request, path)).words).toContain(words);
      if (isThorough) await expectFitsAndAccessible(page, path);
    });
  expect((await readPage(request, "/whats-on/999999")).headings(1)).toEqual(["We can't find this event"]);
});

test("a moved event shows the old time and place", async ({ request }) => {
  const host = await aPartyHost();
  const party = await aParty(host);
  await addGuest(party);
  const event = await (await host.request.get(`/api/events?eventId=${party.id}`)).json();
  const moved = { ...event, address: "Strait Street, Il-Belt Valletta" };
  const saved = await host.request.put(`/api/events/${party.id}`, {
    data: moved,
    headers: { "if-match": `"${event.revision}"` },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const { words } = await readPage(request, party.path);
  expect(words).toContain("This event has been moved");
  expect(words).toMatch(/It was planned for .*Valletta Waterfront/);
});

test("the list shows events by day, and its filters work without JavaScript", async ({ browser, page }) => {
  const party = await aParty(await aPartyHost(), { community_id: 4, category: "Charity" });
  const event = await (await page.request.get(`/api/whatsOn/${party.id}`)).json();
  const month = event.startTime.slice(0, 7);
  await expectFitsAndAccessible(page, `/whats-on?month=${month}`, {
    alike: ".event-card:nth-of-type(n + 2)",
  });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(copied).toMatch(/^webcal:.+\/api\/whatsOn\/feed\.ics$/);
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(copied).toMatch(new RegExp(`/whats-on\\?month=${month}$`));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(`/whats-on?month=${month}`);
  const card = reader.getByRole("link", { name: party.title });
  await expect(card).toBeVisible();
  await reader.getByRole("link", { name: "Caribbean", exact: true }).click();
  await expect(card).toBeHidden();
  await reader.getByRole("link", { name: "South American", exact: true }).click();
  await expect(card).toBeVisible();
  await reader.getByLabel("Category").selectOption("Sports Events");
  await reader.getByRole("button", { name: "Apply" }).click();
  await expect(card).toBeHidden();
  await reader.getByLabel("Category").selectOption("Charity");
  await reader.getByRole("button", { name: "Apply" }).click();
  await card.click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(party.title);
});

test("an event is readable by search engines and chat programs", async ({ request }) => {
  const party = await aParty(await aPartyHost());
  const { html } = await readPage(request, `${party.path}-another-name`);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(canonical).toMatch(new RegExp(`/whats-on/${party.id}-rooftop-`));
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    "@type": "Event",
    name: party.title,
    eventStatus: "https://schema.org/EventScheduled",
    offers: { price: 10, priceCurrency: "EUR" },
  });
  const picture = await request.get(`/share-preview/event/${party.id}.png`);
  expect(picture.headers()["content-type"]).toBe("image/png");
});

test("a ticket page that does not exist says where to find it", async ({ request }) => {
  const { status, html } = await readPage(request, "/tickets/K7MPQ2XWRTnothing");
  expect(status).toBe(404);
  expect(html).toMatch(/<a [^>]*href="\/booking\/find"[^>]*>(?:<[^>]+>)*Find my booking/);
});

test("the register page and the ticket fit and are accessible", async ({ page }) => {
  const party = await aParty(await aPartyHost());
  await expectFitsAndAccessible(page, `${party.path}/register?places=2`);
  const { secret } = await addGuest(party, 2);
  await expectFitsAndAccessible(page, `/tickets/${secret}`, { inEveryLook: true });
});
