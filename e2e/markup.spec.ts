import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../web/routes.ts";
import { everyPage } from "./every-page.ts";
import { expect, test } from "./journey.ts";
import { type Caller, signInDirectly } from "./portal/hosts.ts";
import { expectValidHtml } from "./public/page-checks.ts";

test.setTimeout(180_000);

// This checks the server's HTML. Every test that calls `expectAccessible` checks the hydrated page.
test("the server returns valid HTML for every page route", async ({ request, playwright, baseURL }) => {
  const { venue, eventId, visitorPaths, hostPaths } = await everyPage();
  const moderator = { request: await playwright.request.newContext({ baseURL: baseURL ?? "" }) };
  await signInDirectly(moderator, "moderator@demo.kindred.example", { firstName: "Marija", lastName: "Vella" });
  const seen = new Set<string>();
  const check = async (reader: Caller, paths: readonly string[]) => {
    for (const path of paths) {
      const answer = await reader.request.get(path);
      expect(answer.headers()["content-type"], path).toContain("text/html");
      await expectValidHtml(await answer.text(), path);
      seen.add(routeOf(path));
    }
  };
  await check({ request }, [...visitorPaths, "/design", "/api/docs", "/auth/sign-in"]);
  await check(venue.host, hostPaths);
  await check(moderator, [
    ...["/moderation", "/moderation/services", "/moderation/events", "/moderation/suspended", "/outbox"],
    ...[
      `/moderation/services/${venue.listingId}`,
      `/moderation/events/${eventId}`,
      "/moderation/reports",
      "/moderation/messages",
    ],
    ...[
      "/moderation/deletions",
      "/moderation/feeds",
      "/moderation/mails",
      "/moderation/jobs",
      "/moderation/decisions",
      "/moderation/overview",
    ],
    `/moderation/calendars/${venue.hostId}`,
  ]);
  expect(pagePaths.filter((path) => !seen.has(path))).toEqual([]);
});

test("/booking has a canonical URL and Open Graph tags; select-time, find and portal have noindex", async ({
  request,
}) => {
  const tags = async (path: string) => (await (await request.get(path)).text()).match(/<(?:meta|link) [^>]+>/g) ?? [];
  const first = await tags("/booking?providerId=1&kindredProviderId=1&serviceItemId=1");
  const address = /href="[^"]+\/booking\?providerId=1"/;
  expect(first.filter((tag) => tag.includes('rel="canonical"') && address.test(tag))).toHaveLength(1);
  for (const property of ["og:title", "og:description", "og:url"])
    expect(first.filter((tag) => tag.includes(`property="${property}"`))).toHaveLength(1);
  const picture = first.find((tag) => tag.includes('property="og:image"')) ?? "";
  const [, path = ""] = /content="https?:\/\/[^/]+(\/[^"]+)"/.exec(picture) ?? [];
  expect((await request.get(path)).headers()["content-type"]).toBe("image/png");
  expect(first.join()).not.toContain("noindex");
  for (const path of ["/booking/select-time?providerId=1&serviceItemId=1", "/booking/find", "/kindred-providers"]) {
    const hidden = await tags(path);
    expect(hidden.filter((tag) => tag.includes('name="robots"') && tag.includes("noindex"))).toHaveLength(1);
    expect(hidden.join()).not.toContain("canonical");
  }
});

const pagePaths = routes
  .flatMap(({ children = [] }: RouteConfigEntry) => children.map(({ path = "" }) => path))
  .filter((path) => !path.endsWith(".csv"));

function routeOf(address: string): string {
  const [path = ""] = address.slice(1).split("?");
  const fits = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);
  return (
    pagePaths.find((pattern) => pattern === path) ??
    pagePaths.find((pattern) => pattern !== "*" && fits(pattern)) ??
    "*"
  );
}
