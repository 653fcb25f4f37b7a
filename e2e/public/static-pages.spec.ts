import type { RouteConfigEntry } from "@react-router/dev/routes";
import sharp from "sharp";
import routes from "../../web/routes.ts";
import { aVenue, bookDirectly, joinList, malta, reviewUrl, soon, waitUrl } from "../booking/venue.ts";
import { addGuest, aParty } from "../events/party.ts";
import { expect, isThorough, test } from "../journey.ts";
import { collectConsoleErrors, expectFitsAndAccessible, expectLoaded, readPage } from "./page-checks.ts";
import { profiles, staticPages } from "./pages.ts";

// `consent.spec.ts` checks /aboutus, and the provider terms look like the privacy policy.
const alike = ["/aboutus", "/kindred-providers-terms-and-conditions"];
const checkedPages = staticPages.map(({ path }) => path).filter((path) => isThorough || !alike.includes(path));

for (const [pages, paths] of [
  ["static page", checkedPages],
  ["state of a profile", isThorough ? Object.values(profiles).map(({ path }) => path) : [profiles.full.path]],
] as const) {
  test(`every ${pages} is accessible, fits all widths and logs no console errors`, async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page);
    for (const path of paths)
      await test.step(path, () =>
        expectFitsAndAccessible(page, path, { inEveryLook: isThorough || path === profiles.full.path }),
      );
    // The browser logs every error status, and pages without a profile answer 400 or 404.
    expect(consoleErrors.filter((text) => !/status of 40[04]/.test(text))).toEqual([]);
  });
}

test("a visitor without an account can open every public route", async ({ request }) => {
  const venue = await aVenue();
  await venue.open(soon("09:00"), soon("13:00"));
  const secret = await bookDirectly(venue, soon("10:00"));
  const party = await aParty(venue.host);
  const ticket = await addGuest(party);
  const staticAddresses = staticPages.map(({ path, heading }) => [path.slice(1), path, heading] as const);
  const shown: Record<string, readonly [address: string, heading: string]> = {
    "": ["/", "Find, Connect, and Experience"],
    downloadapp: ["/downloadapp", "Find, Connect, and Experience"],
    design: ["/design", "Components"],
    news: ["/news", "News"],
    "slates/:id": ["/slates/1", "Efua Boateng"],
    "sign-in-problem": ["/sign-in-problem", "not signed in"],
    ...Object.fromEntries(staticAddresses.map(([route, path, heading]) => [route, [path, heading]])),
    providerPage: ["/providerPage?id=1", "Amara&#x27;s Braids &amp; Locs"],
    "providerPage/report": ["/providerPage/report?id=1", "Report this listing"],
    explore: ["/explore", "services and events"],
    "communities/:community": ["/communities/caribbean", "Caribbean services and events"],
    "communities/:community/:category": ["/communities/caribbean/food", "Caribbean: Food"],
    "cities/:city": ["/cities/il-gzira", "Services and events in Il-Gżira"],
    "how-results-are-ordered": ["/how-results-are-ordered", "How results are ordered"],
    "whats-on": ["/whats-on", "What&#x27;s on in Malta"],
    "whats-on/:id": [party.path, party.title],
    "whats-on/:id/register": [`${party.path}/register`, "Your places"],
    "whats-on/:id/report": [`${party.path}/report`, "Report this event"],
    "tickets/:secret": [`/tickets/${ticket.secret}`, party.title],
    "tickets/:secret/copy": [`/tickets/${ticket.secret}/copy`, party.title],
    offline: ["/offline", "You&#x27;re offline"],
    booking: [`/booking?providerId=${venue.listingId}`, "Book Your Service"],
    "booking/select-time": [`/booking/select-time?providerId=${venue.listingId}`, "Select time"],
    "booking/wait": [waitUrl(venue), "No time suits you?"],
    "booking/waiting/:secret": [`/booking/waiting/${await joinList(venue)}`, "You&#x27;re on the list"],
    "booking/review": [reviewUrl(venue, soon("11:00")), "Review and confirm"],
    "booking/confirmed/:secret": [`/booking/confirmed/${secret}`, "Booking confirmed"],
    "booking/manage/:secret": [`/booking/manage/${secret}`, "Your booking"],
    "booking/manage/:secret/copy": [`/booking/manage/${secret}/copy`, malta(soon("10:00"))],
    "booking/manage/:secret/move": [`/booking/manage/${secret}/move`, "Move your booking"],
    "booking/find": ["/booking/find", "Find your booking"],
  };
  // These pages need a mailed link, analytics or the demo's moderator. The last one is for unknown URLs.
  const special = ["delete-request/confirm/:token", "cookie-choices", "outbox", "*"];
  const signInPage = /^pages\/(portal|moderation)\//;
  const groups = routes as readonly RouteConfigEntry[];
  const publicRoutes = groups.filter(({ file }) => !signInPage.test(file)).flatMap(({ children = [] }) => children);
  const paths = publicRoutes.map(({ path = "" }) => path).filter((path) => !special.includes(path));
  expect(paths.toSorted()).toEqual(Object.keys(shown).toSorted());
  for (const [address, heading] of Object.values(shown)) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = ""]) =>
      inner.replace(/<[^>]+>/g, ""),
    );
    expect(headings.join(), address).toContain(heading);
  }
});

// The demo's users wrote this text, or the name is the same in every language.
const untranslated = /Kindred|[Ee]xample|C 00000|MT 0000|Triq|Malta|\d/;

test("no static page has untranslated text", async ({ request }) => {
  for (const { path } of staticPages) {
    const html = await (await request.get(`${path}?lang=en-XA`)).text();
    expect(html).toContain('dir="rtl"');
    const body = html
      .slice(html.indexOf("<body"))
      .replace(/<(script|style)[\s>].*?<\/\1>/gs, "")
      // The language menu names each language in itself and in English.
      .replace(/<(\w+) lang="[^"]*"[^>]*>.*?<\/\1>/gs, "");
    const texts = body.split(/<[^>]*>/).map((text) => text.trim());
    const plain = texts.filter((text) => /[a-z]{2}/.test(text) && !text.includes("~"));
    expect(
      plain.filter((text) => !untranslated.test(text)),
      path,
    ).toEqual([]);
  }
});

test("the privacy policy has its sections, its date and its age and time limits", async ({ request }) => {
  const { words, headings } = await readPage(request, "/privacy-policy");
  expect(words).toContain("Last updated 05/04/2025");
  expect(headings(2).filter((heading) => /^\d/.test(heading))).toEqual([
    "1. Data we collect",
    "2. How we use it",
    "3. Who we share it with",
    "4. International transfers",
    "5. Your rights",
    "6. Security",
    "7. How long we keep it",
    "8. Cookies",
    "9. Children and prohibited content",
    "10. Changes",
    "11. Contact",
  ]);
  expect(words).toContain("under 13 (16 in some regions)");
  expect(words).toContain("within 72 hours");
  expect(words).toContain("Backups: up to 30 days after account deletion.");
});

test("the provider terms have seven sections; a complaint may lead to removal, and the decision is final", async ({
  request,
}) => {
  const { words, headings } = await readPage(request, "/kindred-providers-terms-and-conditions");
  expect(headings(2).filter((heading) => /^\d/.test(heading))).toEqual([
    "1. Provider integrity and conduct",
    "2. Responsibility for service delivery",
    "3. Complaints and investigations",
    "4. Prohibited conduct",
    "5. Limitation of liability",
    "6. Amendments",
    "7. Acceptance",
  ]);
  expect(words).toContain("Providers are independent contractors.");
  const complaints = words.slice(
    words.lastIndexOf("Complaints and investigations"),
    words.lastIndexOf("4. Prohibited conduct"),
  );
  expect(complaints).toContain("we may suspend or remove your listing or your account");
  expect(complaints).toContain("Our decision on a complaint is final.");
});

test("the About page has the mission, the vision and what we do", async ({ request }) => {
  const { words, headings } = await readPage(request, "/aboutus");
  expect(headings(2)).toEqual(["Our mission", "Our vision", "What we do"]);
  expect(words).toContain("Helping people find, connect with and experience cultural communities.");
  expect(headings(3)).toEqual(["Keep you informed", "Open doors", "Bring people together"]);
});

test("the table of contents links to its sections and marks the current one", async ({ page }) => {
  await page.goto("/privacy-policy");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Cookies" }).click();
  await expect(page.getByRole("heading", { name: "8. Cookies" })).toBeInViewport();
  await expect(contents.getByRole("link", { name: "Cookies" })).toHaveAttribute("aria-current", "true");
  await expect(contents.getByRole("link", { name: "Contact" })).not.toHaveAttribute("aria-current");
});

test("/services and /events redirect to the provider portal", async ({ request }) => {
  for (const path of ["/services", "/events"])
    expect(new URL((await request.get(path)).url()).pathname, path).toBe("/kindred-providers");
});

test("each page has a canonical URL, a description and Open Graph tags", async ({ request }) => {
  for (const path of [...staticPages.map((page) => page.path), "/", "/providerPage?id=1"]) {
    const html = await (await request.get(path)).text();
    const canonical = new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "");
    expect(canonical.pathname + canonical.search).toBe(path);
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    for (const name of ["og:title", "og:description", "og:url"]) expect(meta(name), `${path} ${name}`).not.toBe("");
    expect(meta("twitter:card")).toBe("summary_large_image");
    expect(meta("description"), path).toMatch(/.{50}/);
    expect((await request.get(new URL(meta("og:image")).pathname)).status(), path).toBe(200);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every static page can be read, and the flyer on /how-it-works can be saved as a PNG", async ({ page }) => {
    for (const { path, heading } of staticPages)
      expect((await readPage(page.request, path)).headings(1), path).toEqual([heading]);
    await page.goto("/how-it-works");
    const link = page.getByRole("link", { name: "Save as picture" });
    await expect(link).toHaveAttribute("download", "kindred-how-it-works.png");
    const picture = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(picture.headers()["content-type"]).toBe("image/png");
    const { format, width = 0, height = 0 } = await sharp(await picture.body()).metadata();
    expect([format, width > 600, height > 600]).toEqual(["png", true, true]);
    const flyer = page.getByRole("article");
    await expectLoaded(flyer.getByRole("img"));
    for (const step of await flyer.getByRole("listitem").all()) await expect(step.getByRole("heading")).not.toBeEmpty();
    await expect(flyer.getByRole("listitem")).toHaveCount(8);
  });
});
