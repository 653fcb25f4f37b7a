import { aVenue, reviewUrl, soon, type Venue } from "./booking/venue.ts";
import { expect, isThorough, type Page, test, waitForHydration } from "./journey.ts";
import { adoptSession, makeEvent, signInDirectly } from "./portal/hosts.ts";

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
  // `npm test` tries each payload in one of the three fields. `npm run prove:screens` tries it in all three.
  const tried = isThorough ? payloads.flatMap((words) => [words, words, words]) : payloads;
  for (let n = 0; n < tried.length; n += 3) {
    const [name = worst, address = worst, description = worst] = tried.slice(n, n + 3);
    await call(venue, "PUT", path, {
      name,
      address,
      description,
      countryIso: "MT",
      phoneNumber: "+356 2122 3344",
      communities: [1],
      categoryId: 2,
      subcategoryIds: [subcategory.id],
      portfolioImages: [],
    });
    // Visitors may get the page from before the change until the notification of the change arrives.
    await expect(async () => {
      // A script in the server's HTML would run before `load`, so only the last page needs to be hydrated.
      await page.goto(`/providerPage?id=${venue.listingId}`, { waitUntil: "commit" });
      await page.waitForLoadState("load");
      const heading = page.getByRole("heading", { level: 1, name, exact: true });
      await expect(heading).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(page).toHaveTitle(new RegExp(name.replace(/[^\w ]/g, "\\$&")));
  }
  await waitForHydration(page);
  expect(seen).toEqual([]);
});

/** Stacked accents can overlap other rows if no element between the word and the row clips them. Returns such rows. */
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

async function expectClipped(page: Page, row: string): Promise<void> {
  await expect(page.locator(row, { hasText: "algo" }).first()).toBeVisible();
  expect(await rowsNotClipped(page, row)).toEqual([]);
}

type Visit = readonly [path: string, row?: string];

test("HTML and scripts in items, events, bookings, reports and messages never run, and accents are clipped", async ({
  page,
}) => {
  const accents = `Z${"\u0301".repeat(40)}algo`;
  const item = { price: 40, durationMinutes: 60 };
  const venue = await aVenue([
    { ...item, name: worst, description: worst },
    { ...item, name: accents },
    { ...item, name: `${accents} 2` },
  ]);
  const eventId = await makeEvent(venue.host, worst);
  await makeEvent(venue.host, accents);
  await venue.open(soon("09:00"), soon("15:00"));
  const book = (startTime: string, serviceItems: unknown[], customerName: string) =>
    call(venue, "POST", "/api/providerCalendar/bookings", {
      kindredProviderId: venue.hostId,
      startTime,
      serviceItems,
      customerName,
      customerPhone: "7900 0188",
    });
  const booked = await book(soon("10:00"), [venue.itemIds[0]], worst);
  const accented = await book(soon("11:00"), [venue.itemIds[1]], accents);
  const report = { listingId: venue.listingId, reason: "other", details: worst, email: "" };
  await call(venue, "POST", "/api/reports", report);
  for (const name of [worst, accents])
    await call(venue, "POST", "/api/contactMessages", { name, email: "writer@test.example", message: name });

  const day = soon("10:00").slice(0, 10);
  const seen = watch(page);
  /** If a visit names a row, the row must be on the page and clip its accents. */
  const visit = async (visits: readonly Visit[]) => {
    for (const [path, row] of visits)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator("main")).toBeVisible();
        if (row) await expectClipped(page, row);
        expect(seen).toEqual([]);
      });
  };
  const picked = `startTime=${encodeURIComponent(soon("13:00"))}`;
  /** These pages show the text in the same components as another page. */
  const further = (...visits: Visit[]) => (isThorough ? visits : []);
  await visit([
    [`/booking?providerId=${venue.listingId}&kindredProviderId=${venue.hostId}`, "label.service-choice"],
    [`/booking/select-time?providerId=${venue.listingId}&${picked}`, ".service-dialog-option"],
    [reviewUrl(venue, soon("13:00"))],
    ...further([`/booking/manage/${booked.data.secret}`]),
    [`/booking/manage/${accented.data.secret}`, ".ticket .booking-line"],
    [`/booking/confirmed/${booked.data.secret}`],
    [`/providerPage?id=${encodeURIComponent(worst)}`],
    ...further([`/news?origin=${encodeURIComponent(worst)}`]),
  ]);

  await adoptSession(page.context(), venue.host);
  await visit([
    ["/kindred-providers?tab=bookings", ".host-booking-rows-row"],
    ["/kindred-providers?tab=listings"],
    [`/services/${venue.listingId}`, ".item-list > li"],
    [`/events/${eventId}`],
    ...further([`/kindred-providers?tab=calendar&view=day&date=${day}`]),
    [`/kindred-providers?tab=calendar&view=week&date=${day}`, ".booking-block"],
  ]);
  await test.step("accents are clipped in the week on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectClipped(page, ".week-list-day li");
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await page.context().clearCookies();
  await signInDirectly(page, "moderator@demo.kindred.example", { firstName: "Marija", lastName: "Vella" });
  await visit([
    ["/moderation/reports"],
    [`/moderation/events/${eventId}`],
    ["/moderation/events?search=algo", ".queue-rows-row"],
    ["/moderation/messages", ".desk-card"],
  ]);
  await expect(page.getByText(worst).first()).toBeVisible();
});
