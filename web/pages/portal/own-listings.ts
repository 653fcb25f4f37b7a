import type { RouterContextProvider } from "react-router";
import { product } from "#contract/product.ts";
import type { EventRecord } from "#web/features/events/index.ts";
import type { Listing } from "#web/features/listings/index.ts";
import { loadUpTo, shownIn } from "#web/lib/load-up-to.ts";
import { pageApi } from "./portal-session.ts";

export const listingsPageSize = 50;
// The largest `offset` that the API accepts.
const maxShown = 10_000;
const maxPerCall = 100;

/** A list is null if it could not be loaded. It has one entry more than `shown` if there are more. */
export type OwnListings = {
  readonly services: readonly Listing[] | null;
  readonly events: readonly EventRecord[] | null;
  readonly shown: number;
};

/** Loads both lists in parallel; if one fails, the other is still shown. */
export async function loadOwnListings(
  context: Readonly<RouterContextProvider>,
  userId: number,
  search: URLSearchParams,
): Promise<OwnListings> {
  const api = pageApi(context);
  const query = { userId: String(userId), hostCountry: product.hostCountry };
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

/** With `eventId`, the call returns one event instead of a list. */
export async function loadEvent(context: Readonly<RouterContextProvider>, eventId: string): Promise<EventRecord> {
  return (await pageApi(context)("GET /events", {
    query: { eventId, hostCountry: product.hostCountry },
  })) as EventRecord;
}
