import type { RouterContextProvider } from "react-router";
import { product } from "#contract/product.ts";
import type { EventRecord } from "../../features/events/index.ts";
import type { Listing } from "../../features/listings/index.ts";
import { loadUpTo, shownIn } from "../../lib/load-up-to.ts";
import { pageApi } from "./portal-session.ts";

export const listingsPageSize = 50;
// As far as the API's `offset` reaches.
const mostShown = 10_000;
const mostPerCall = 100;

/** Null: that list could not be loaded. Each holds one more than is shown, if there is one. */
export type OwnListings = {
  readonly services: readonly Listing[] | null;
  readonly events: readonly EventRecord[] | null;
  readonly shown: number;
};

/** Both lists side by side: one that fails does not take the other along. */
export async function loadOwnListings(
  context: Readonly<RouterContextProvider>,
  userId: number,
  search: URLSearchParams,
): Promise<OwnListings> {
  const api = pageApi(context);
  const query = { userId: String(userId), hostCountry: product.hostCountry };
  const shown = shownIn(search, listingsPageSize, mostShown);
  const [services, events] = await Promise.all([
    loadUpTo(shown + 1, mostPerCall, (page) => api("GET /serviceProviders", { query: { ...query, ...page } })).catch(
      () => null,
    ),
    loadUpTo(shown + 1, mostPerCall, async (page) => [
      ...[await api("GET /events", { query: { ...query, ...page } })].flat(),
    ]).catch(() => null),
  ]);
  return { services, events, shown };
}
