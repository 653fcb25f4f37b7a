import { messagesFor } from "#messages/catalogue.ts";
import { ApiRefusal } from "#web/lib/api.ts";
import type { PageRequest } from "#web/lib/request-context.ts";
import { loadCards, type SearchQuery } from "../find/load-cards.server.ts";
import { uniqueCities } from "../find/places.server.ts";

export async function loadLanding(page: PageRequest) {
  // Without results, the rest of the page is shown.
  const row = (query: SearchQuery) =>
    loadCards(page, { ...query, limit: "4" })
      .then(({ cards }) => cards)
      .catch((error: unknown) => {
        if (!(error instanceof ApiRefusal)) page.reportBug(error);
        return [];
      });
  const [freeThisWeek, onThisWeekend] = await Promise.all([
    row({ kind: "services", when: "week" }),
    row({ kind: "events", when: "weekend" }),
  ]);
  return {
    texts: { locale: page.locale, messages: messagesFor(page.locale, "find") },
    places: uniqueCities(page.site.countries[0].code),
    freeThisWeek,
    onThisWeekend,
  };
}
