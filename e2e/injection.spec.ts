import { aVenue, reviewUrl, soon, type Venue } from "./booking/venue.ts";
import { expect, type Page, test, waitForHydration } from "./journey.ts";
import { newModerator, newVisitor } from "./moderation/people.ts";
import { adoptSession, makeEvent } from "./portal/hosts.ts";

const payloads = [
  "<script>alert(1)</script>",
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "</title><script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<!--<script>alert(1)//-->",
  "{{constructor.constructor('alert(1)')()}}",
  "`${" + "alert(1)}`",
  "javascript:alert(1)",
  "<a href=javascript:alert(1)>x</a>",
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  "<details open ontoggle=alert(1)>",
  "<video><source onerror=alert(1)>",
  "<style>@import'javascript:alert(1)'</style>",
  "]]><script>alert(1)</script>",
  "</textarea><script>alert(1)</script>",
  "</script><svg/onload=alert(1)>",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  "<base href=//evil.example>",
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  "&lt;script&gt;alert(1)&lt;/script&gt;",
] as const;
const worst = `"'><img src=x onerror=alert(1)></title></textarea></script><script>alert(1)</script>`;

/** Records every script that ran and every violation of the Content Security Policy. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`ran on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on("console", (line) => {
    if (line.text().includes("Content Security Policy")) seen.push(`${page.url()}: ${line.text()}`);
  });
  return seen;
}

async function call(venue: Venue, method: "POST" | "PUT", path: string, data: object) {
  const answer = await venue.host.request.fetch(path, { method, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

test("HTML and scripts in a listing's fields are shown as text and never run", async ({ page }) => {
  const venue = await aVenue();
  const path = `/api/serviceProviders/${venue.listingId}`;
  const [subcategory] = await (await venue.host.request.get("/api/serviceCategories/2/subcategories")).json();
  const seen = watch(page);
  for (const words of payloads) {
    await call(venue, "PUT", path, {
      name: words,
      address: words,
      description: words,
      countryIso: "MT",
      phoneNumber: "+356 2122 3344",
      communities: [1],
      categoryId: 2,
      subcategoryIds: [subcategory.id],
      portfolioImages: [],
    });
    await page.goto(`/providerPage?id=${venue.listingId}`);
    await expect(page.getByRole("heading", { level: 1, name: words, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(words.replace(/[^\w ]/g, "\\$&")));
  }
  expect(seen).toEqual([]);
});

test("HTML and scripts in items, events, bookings, reports and messages never run", async ({ page, browser }) => {
  const venue = await aVenue([{ name: worst, description: worst, price: 40, durationMinutes: 60 }]);
  const eventId = await makeEvent(venue.host, worst);
  await venue.open(soon("09:00"), soon("13:00"));
  const booked = await call(venue, "POST", "/api/providerCalendar/bookings", {
    kindredProviderId: venue.accountId,
    startTime: soon("10:00"),
    serviceItems: venue.itemIds,
    customerName: worst,
    customerPhone: "7900 0188",
  });
  const report = { listingId: venue.listingId, reason: "other", details: worst, email: "" };
  await call(venue, "POST", "/api/reports", report);
  await call(venue, "POST", "/api/contactMessages", { name: worst, email: "writer@test.example", message: worst });
  const moderator = await newModerator(browser, "/moderation");
  const host = await newVisitor(browser);
  await adoptSession(host.context(), venue.host);
  const visits: [Page, string[]][] = [
    [
      page,
      [
        `/booking?providerId=${venue.listingId}&kindredProviderId=${venue.accountId}`,
        reviewUrl(venue, soon("11:00")),
        `/booking/manage/${booked.data.secret}`,
        `/booking/confirmed/${booked.data.secret}`,
        `/providerPage?id=${encodeURIComponent(worst)}`,
        `/news?origin=${encodeURIComponent(worst)}`,
      ],
    ],
    [
      host,
      [
        "/kindred-providers?tab=calendar",
        `/kindred-providers?tab=calendar&view=day&date=${soon("10:00").slice(0, 10)}`,
        "/kindred-providers?tab=bookings",
        "/kindred-providers?tab=listings",
        `/services/${venue.listingId}`,
        `/events/${eventId}`,
      ],
    ],
    [moderator, ["/moderation/reports", "/moderation/messages", `/moderation/events/${eventId}`]],
  ];
  for (const [visitor, paths] of visits) {
    const seen = watch(visitor);
    for (const path of paths) {
      await visitor.goto(path);
      await waitForHydration(visitor);
      await expect(visitor.locator("main")).toBeVisible();
    }
    expect(seen).toEqual([]);
  }
  await expect(moderator.getByText(worst).first()).toBeVisible();
});

/**
 * Rows where no element between the word and the row clips its stacked accents, so that they can overlap other rows.
 */
function rowsNotClipped(page: Page, row: string): Promise<string[]> {
  return page.locator(row, { hasText: "algo" }).evaluateAll((rows) => {
    if (rows.length === 0) return ["no row"];
    const isClipped = (element: Element | null, within: Element): boolean => {
      if (!element || !within.contains(element)) return false;
      return (
        ["clip", "hidden"].includes(getComputedStyle(element).overflowY) || isClipped(element.parentElement, within)
      );
    };
    return rows.flatMap((found) => {
      const words = [...found.querySelectorAll("*")].filter(
        (element) =>
          element.checkVisibility() && element.children.length === 0 && element.textContent?.includes("algo"),
      );
      return words.filter((word) => !isClipped(word, found)).map((word) => word.outerHTML);
    });
  });
}

test("stacked accents are clipped to their row", async ({ page, browser }) => {
  const name = `Z${"\u0301".repeat(40)}algo`;
  const venue = await aVenue([
    { name, price: 40, durationMinutes: 60 },
    { name: `${name} 2`, price: 40, durationMinutes: 60 },
  ]);
  await makeEvent(venue.host, name);
  await venue.open(soon("09:00"), soon("14:00"));
  const booked = await call(venue, "POST", "/api/providerCalendar/bookings", {
    kindredProviderId: venue.accountId,
    startTime: soon("10:00"),
    serviceItems: [venue.itemIds[0]],
    customerName: name,
    customerPhone: "7900 0188",
  });
  await call(venue, "POST", "/api/contactMessages", { name, email: "writer@test.example", message: name });
  const moderator = await newModerator(browser, "/moderation");
  const host = await newVisitor(browser);
  await adoptSession(host.context(), venue.host);
  const day = soon("10:00").slice(0, 10);
  const picked = `&startTime=${encodeURIComponent(soon("12:00"))}`;
  const places: readonly (readonly [Page, string, string])[] = [
    [page, `/booking?providerId=${venue.listingId}`, "label.service-choice"],
    [page, `/booking/select-time?providerId=${venue.listingId}${picked}`, ".service-dialog-option"],
    [page, `/booking/manage/${booked.data.secret}`, ".ticket .booking-line"],
    [host, `/services/${venue.listingId}`, ".item-list > li"],
    [host, "/kindred-providers?tab=bookings", ".host-booking-rows-row"],
    [host, `/kindred-providers?tab=calendar&view=week&date=${day}`, ".booking-block"],
    [moderator, "/moderation/events?search=algo", ".queue-rows-row"],
    [moderator, "/moderation/messages", ".desk-card"],
  ];
  for (const [visitor, path, row] of places)
    await test.step(path, async () => {
      await visitor.goto(path);
      await waitForHydration(visitor);
      await expect(visitor.locator(row, { hasText: "algo" }).first()).toBeVisible();
      expect(await rowsNotClipped(visitor, row)).toEqual([]);
    });
  await host.setViewportSize({ width: 390, height: 844 });
  await expect(host.locator(".week-list-day li", { hasText: "algo" })).toBeVisible();
  expect(await rowsNotClipped(host, ".week-list-day li")).toEqual([]);
});
