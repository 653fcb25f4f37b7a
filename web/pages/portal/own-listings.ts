import { type RouterContextProvider, redirect } from "react-router";
import type { EventRecord } from "#web/features/events/index.ts";
import type { Listing } from "#web/features/listings/index.ts";
import { ApiRefusal } from "#web/lib/api.ts";
import { loadUpTo, shownIn } from "#web/lib/load-up-to.ts";
import { defaultCountryOf, pageApi, portalPath } from "./portal-session.ts";

export const listingsPageSize = 50;
// The API accepts no larger `offset`.
const maxShown = 10_000;
const maxPerCall = 100;

/** A list is null if it could not be loaded. If there are more entries than `shown`, it has one extra. */
export type OwnListings = {
  readonly services: readonly Listing[] | null;
  readonly events: readonly EventRecord[] | null;
  readonly shown: number;
};

/** If one list fails to load, the other is still shown. */
export async function loadOwnListings(
  context: Readonly<RouterContextProvider>,
  { userId, hostId }: { readonly userId: number; readonly hostId: number },
  search: URLSearchParams,
): Promise<OwnListings> {
  const api = pageApi(context);
  const query = {
    userId: String(userId),
    kindredProviderId: String(hostId),
    hostCountry: defaultCountryOf(context),
  };
  const shown = shownIn(search, listingsPageSize, maxShown);
  const [services, events] = await Promise.all([
    loadUpTo(shown + 1, maxPerCall, (page) => api("GET /serviceProviders", { query: { ...query, ...page } })).catch(
      () => null,
    ),
    loadUpTo(shown + 1, maxPerCall, async (page) => [
      ...[await api("GET /events", { query: { ...query, ...page } })].flat(),
    ]).catch(() => null),
  ]);
  return { services, events, shown };
}

/** With `eventId`, the API returns one event instead of a list. */
export async function loadEvent(context: Readonly<RouterContextProvider>, eventId: string): Promise<EventRecord> {
  const query = { eventId, hostCountry: defaultCountryOf(context) };
  const answer = await pageApi(context)("GET /events", { query });
  if (Array.isArray(answer)) throw new Error("The API answered with a list of events instead of one");
  return answer;
}

export function loadListing(context: Readonly<RouterContextProvider>, listingId: string): Promise<Listing> {
  return pageApi(context)("GET /serviceProviders/details", {
    query: { id: listingId, hostCountry: defaultCountryOf(context) },
  });
}

/** Redirects to the portal with a notice if it cannot be loaded or belongs to another host. */
export async function ownOrRedirect<Loaded extends { readonly kindredProviderId?: number | undefined }>(
  of: "Service" | "Event",
  hostId: number,
  loading: Promise<Loaded>,
): Promise<Loaded> {
  const loaded = await loading.catch((error: unknown) => {
    if (error instanceof ApiRefusal) throw redirect(`${portalPath}?notice=load${of}`);
    throw error;
  });
  if (loaded.kindredProviderId !== hostId) throw redirect(`${portalPath}?notice=edit${of}`);
  return loaded;
}
