import type { CallOutput } from "#contract/calls.ts";
import { sourceIn } from "#contract/lists/sources.ts";
import type { Locale } from "#messages/catalogue.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import { dateIn } from "#web/lib/date-in-query.ts";
import type { Site } from "#web/lib/request-context.ts";
import type { ProviderView, ServiceView } from "#web/pages/booking/flow/booking-views.ts";
import { PageProblem, statusOf } from "./page-problem.server.ts";
import { type VenueFormats, venueFormats } from "./venue-formats.server.ts";

export type Listing = CallOutput<"GET /serviceProviders/details">;
export type ProviderIds = { readonly listingId: string | null; readonly kindredProviderId: string | null };

export function idsIn(query: URLSearchParams): ProviderIds {
  return { listingId: query.get("providerId"), kindredProviderId: query.get("kindredProviderId") };
}

/** If the listing is unknown, this is the oldest published listing of the host named in the same link. */
export async function findListing(
  api: Api,
  { listingId, kindredProviderId }: ProviderIds,
  hostCountry: string,
): Promise<Listing> {
  const found =
    (await lookUp(api, { id: listingId }, hostCountry)) ?? (await lookUp(api, { kindredProviderId }, hostCountry));
  if (!found) throw new PageProblem(404, "problem.notFound");
  return found;
}

async function lookUp(api: Api, query: Record<string, string | null>, hostCountry: string): Promise<Listing | null> {
  const [[name, value] = []] = Object.entries(query);
  if (!name || !value) return null;
  try {
    return await api("GET /serviceProviders/details", { query: { [name]: value, hostCountry } });
  } catch (error) {
    if (error instanceof ApiRefusal && (error.status === 404 || error.status === 400)) return null;
    throw new PageProblem(503, "problem.provider", { status: statusOf(error) });
  }
}

export async function resolveAccount(api: Api, listingId: number): Promise<number | null> {
  const answer = await api("GET /serviceProviders/{providerId}/kindred-provider-id", {
    params: { providerId: String(listingId) },
  });
  return answer.kindredProviderId;
}

/** Throws a PageProblem if the listing has no host. */
export async function resolveOrProblem(api: Api, listingId: number): Promise<number> {
  const id = await resolveAccount(api, listingId).catch((error: unknown) => {
    if (error instanceof ApiRefusal) throw new PageProblem(503, "time.notResolved");
    throw error;
  });
  if (id === null) throw new PageProblem(409, "services.notBookable");
  return id;
}

export async function loadServices(api: Api, listingId: number, formats: VenueFormats): Promise<ServiceView[]> {
  try {
    const items = await api("GET /serviceItems", { query: { providerId: String(listingId) } });
    return items.map((item) => {
      const { id, name, description, price: asked, duration_minutes, cancelMinutes } = item;
      const { daysAhead = null, calendars = null } = item;
      const price = Number.isFinite(asked) ? asked : 0;
      return {
        id,
        name,
        language: item.textLanguage,
        description: shortened(description ?? ""),
        price,
        priceText: formats.price(price),
        durationMinutes: duration_minutes,
        cancelMinutes,
        daysAhead,
        calendars,
      };
    });
  } catch (error) {
    throw new PageProblem(503, "problem.items", { status: statusOf(error) });
  }
}

/** The listing, its items and its rating, for every page that shows its free times. */
export async function loadBookable(
  api: Api,
  ids: ProviderIds,
  { locale, site }: { readonly locale: Locale; readonly site: Pick<Site, "countries"> },
) {
  const listing = await findListing(api, ids, site.countries[0].code);
  const formats = venueFormats(locale, listing);
  const [kindredProviderId, services, rating] = await Promise.all([
    resolveOrProblem(api, listing.id),
    loadServices(api, listing.id, formats),
    loadRating(api, listing.id, formats),
  ]);
  return { listing, formats, kindredProviderId, services, rating };
}

const maxCharacters = 100;

export function shortened(text: string): string {
  const characters = [...text];
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join("")}…` : text;
}

/** If the API refuses, the page is shown without a rating. */
export async function loadRating(api: Api, listingId: number, formats: VenueFormats): Promise<ProviderView["rating"]> {
  try {
    return formats.rating((await api("GET /reviews", { query: { providerId: String(listingId), limit: 0 } })).summary);
  } catch (error) {
    if (error instanceof ApiRefusal) return null;
    throw error;
  }
}

/** Only links from other sites have `?from=`, so a visitor who goes back to the first step is not counted twice. */
export async function countArrival(api: Api, listingId: number, query: URLSearchParams): Promise<void> {
  const source = sourceIn(query.get("from"));
  if (source) await api("GET /insights/views", { query: { listingId: String(listingId), source } }).catch(() => null);
}

export function providerView(
  listing: Listing,
  kindredProviderId: number | null,
  rating: ProviderView["rating"],
  query: URLSearchParams,
): ProviderView {
  return {
    listingId: listing.id,
    kindredProviderId,
    name: listing.name,
    language: listing.textLanguage,
    address: listing.address,
    imageUrl: listing.profile_image_url,
    communityId: listing.community.communityId,
    currency: listing.currency,
    isTrader: listing.isTrader,
    timeZone: listing.timeZone,
    rating,
    source: sourceIn(query.get("source")) ?? sourceIn(query.get("from")) ?? null,
    date: dateIn(query),
  };
}
