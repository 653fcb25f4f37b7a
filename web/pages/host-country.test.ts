import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { pageRequest } from "#web/lib/request-context.ts";
import { servesMalta } from "#web/lib/site-fixtures.ts";
import { loadEvent } from "./portal/own-listings.ts";
import { loader as serviceDetail } from "./portal/service-detail.tsx";
import { loader as serviceEdit } from "./portal/service-edit.tsx";
import { loadSubcategories } from "./portal/subcategories.ts";
import { loader as providerPage } from "./public/provider-page.tsx";
import { loader as reportListing } from "./public/report-listing.tsx";

/** Returns only the paths of listings, events and categories. */
async function askedBy(load: (context: RouterContextProvider) => unknown): Promise<string[]> {
  const asked: string[] = [];
  const apiFetch = async (path: string) => {
    const hosts = [{ id: 9, role: "owner", isCurrent: true }];
    if (path === "/api/session") return Response.json({ user: { id: 4 }, kindredProvider: null, hosts });
    if (/^\/api\/(serviceProviders|events|serviceCategories)/.test(path)) asked.push(path);
    return Response.json({ message: "Not found" }, { status: 404 });
  };
  const context = new RouterContextProvider();
  context.set(pageRequest, { apiFetch, locale: "en", reportBug: () => {}, site: servesMalta } as never);
  // Some pages throw a redirect, which does not matter here.
  await Promise.resolve(load(context)).catch(() => null);
  return asked;
}

const request = new Request("http://host.test/page?id=7");
const params = { id: "7" };

test.for([
  [
    "the public profile",
    "/api/serviceProviders/details?id=7",
    (context) => providerPage({ context, request } as never),
  ],
  ["the report form", "/api/serviceProviders/details?id=7", (context) => reportListing({ context, request } as never)],
  ["a service", "/api/serviceProviders/details?id=7", (context) => serviceDetail({ context, params } as never)],
  [
    "the form of a service",
    "/api/serviceProviders/details?id=7",
    (context) => serviceEdit({ context, params } as never),
  ],
  ["an event", "/api/events?eventId=7", (context) => loadEvent(context, "7")],
  ["a category", "/api/serviceCategories/7/subcategories?", (context) => loadSubcategories(context, 7)],
] as [string, string, (context: RouterContextProvider) => unknown][])(
  "%s is requested with hostCountry=MT",
  async ([, path, load]) => {
    // The profile also asks for its items, with the id that this answers.
    expect((await askedBy(load))[0]).toBe(`${path}${path.endsWith("?") ? "" : "&"}hostCountry=MT`);
  },
);
