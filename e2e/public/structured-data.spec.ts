import { Validator } from "@adobe/structured-data-validator/src/validator.js";
import { aVenue } from "../booking/venue.ts";
import { type APIRequestContext, expect, test } from "../journey.ts";

type Thing = Record<string, unknown> & { readonly "@type": string };

async function thingsOn(request: APIRequestContext, path: string): Promise<Thing[]> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)];
  expect(scripts, path).toHaveLength(1);
  const { "@context": context, "@graph": graph, ...single } = JSON.parse(scripts[0]?.[1] ?? "");
  expect(context).toBe("https://schema.org");
  return graph ?? [single];
}

/** The library knows the rules of schema.org's types that search engines show. */
async function expectValid(things: readonly Thing[]): Promise<void> {
  const jsonld = Object.fromEntries(Map.groupBy(things, (thing) => thing["@type"]));
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);
}

test("the validator finds mistakes", async () => {
  const broken = { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", name: "Explore" }] };
  const issues = await new Validator().validate({ jsonld: { BreadcrumbList: [broken] }, microdata: {}, rdfa: {} });
  expect(issues.some(({ severity }) => severity === "ERROR")).toBe(true);
});

for (const path of ["/explore", "/communities/caribbean", "/communities/caribbean/food", "/cities/il-gzira"])
  test(`${path} has a valid trail and list for search engines, and names its feeds`, async ({ request }) => {
    const things = await thingsOn(request, path);
    expect(things.map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
    await expectValid(things);
    const html = await (await request.get(path)).text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    const feeds = [...html.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g)];
    expect(feeds.map(([, type]) => type)).toContain("application/rss+xml");
    for (const [, , address = ""] of feeds) {
      const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
      expect((await request.get(pathname + search)).status()).toBe(200);
    }
  });

test("a free combination of filters is not listed, and its canonical address is the page without them", async ({
  request,
}) => {
  const html = await (await request.get("/explore?community=caribbean&when=week")).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow"');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/explore"/);
});

test("a profile says its offers with prices, and a rating only if there is one", async ({ request }) => {
  const [rated] = await thingsOn(request, "/providerPage?id=1");
  await expectValid(rated ? [rated] : []);
  // Other tests may add reviews.
  expect(rated).toMatchObject({ "@type": "LocalBusiness", aggregateRating: { reviewCount: expect.any(Number) } });
  const venue = await aVenue([{ name: "Cornrows", price: 40, durationMinutes: 60 }]);
  const [fresh] = await thingsOn(request, `/providerPage?id=${venue.listingId}`);
  await expectValid(fresh ? [fresh] : []);
  expect(fresh).not.toHaveProperty("aggregateRating");
  expect(fresh).toMatchObject({ makesOffer: [{ price: 40, priceCurrency: "EUR", itemOffered: { name: "Cornrows" } }] });
});

test("an event is valid for search engines", async ({ request }) => {
  const { cards } = await (await request.get("/api/search?kind=events")).json();
  const things = await thingsOn(request, `/whats-on/${cards[0].id}`);
  expect(things[0]).toMatchObject({ "@type": "Event", name: cards[0].name });
  await expectValid(things);
});
