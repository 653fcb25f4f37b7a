import type { RouterContextProvider } from "react-router";
import type { EventRecord } from "../../features/events/index.ts";
import type { Listing } from "../../features/listings/index.ts";
import { pageApi } from "./portal-session.ts";

/** Null: that list could not be loaded. */
export type OwnListings = {
  readonly services: readonly Listing[] | null;
  readonly events: readonly EventRecord[] | null;
};

/** Both lists side by side: one that fails does not take the other along. */
export async function loadOwnListings(context: Readonly<RouterContextProvider>, userId: number): Promise<OwnListings> {
  const api = pageApi(context);
  const query = { userId: String(userId) };
  const [services, events] = await Promise.all([
    api("GET /serviceProviders", { query }).catch(() => null),
    api("GET /events", { query }).catch(() => null),
  ]);
  return { services, events: events === null ? null : [events].flat() };
}
