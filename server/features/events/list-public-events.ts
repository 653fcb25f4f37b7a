import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listPublicEvents as endpoint } from "#contract/whats-on.ts";
import type { Locale } from "#messages/catalogue.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { findHosts } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { findShownNames, publicStates } from "#server/features/listings/index.ts";
import { publicEventAnswer } from "./public-event-answer.ts";
import { findPublicEvents, type PublicFilter } from "./public-event-store.ts";

export async function listPublicEvents(
  deps: Deps,
  { locale }: Visitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const now = await databaseNow(deps.db);
  const from = query.from === undefined ? now : new Date(query.from);
  const shown = await findShownEvents(deps, { ...query, hostId: query.kindredProviderId, from }, locale);
  return shown.map(({ event, hostShown }) => publicEventAnswer(event, hostShown, now, locale));
}

/** Leaves out events of suspended hosts. */
export async function findShownEvents(deps: Deps, filter: Omit<PublicFilter, "states">, locale: Locale) {
  const states = publicStates(deps.settings.listingReview);
  const events = await findPublicEvents(deps.db, { ...filter, states });
  const hosts = await findHosts(deps.db, [...new Set(events.map(({ host_id }) => host_id))]);
  const open = hosts.filter((host) => host.suspended_at === null);
  const names = await findShownNames(deps.settings, deps.db, open, locale);
  return events.flatMap((event) => {
    const hostShown = names.get(event.host_id);
    return hostShown === undefined ? [] : [{ event, hostShown }];
  });
}

/** For the site map. */
export async function listPublicEventIds(deps: Deps): Promise<number[]> {
  const shown = await findShownEvents(deps, { from: await databaseNow(deps.db), limit: 1000 }, "en");
  return shown.map(({ event }) => event.id);
}
