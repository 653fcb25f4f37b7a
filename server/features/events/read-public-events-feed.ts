import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import { product } from "#contract/product.ts";
import type { readPublicEventsFeed as endpoint } from "#contract/whats-on.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { eventCalendar } from "./event-calendar.ts";
import { findShownEvents } from "./list-public-events.ts";

const maxEntries = 200;

export async function readPublicEventsFeed(
  deps: Deps,
  { locale }: Visitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const from = await databaseNow(deps.db);
  const shown = await findShownEvents(deps, { ...query, from, limit: maxEntries }, locale);
  const entries = shown.map(({ event }) => ({
    event: inLanguage(event, locale),
    url: `${deps.settings.publicUrl}/whats-on/${event.id}`,
  }));
  return eventCalendar(entries, "PUBLISH", { name: product.name });
}
