import type { CallInput } from "#contract/calls.ts";
import type { Source } from "#contract/lists/sources.ts";
import { apiClient } from "#web/lib/api.ts";
import type { PageRequest } from "#web/lib/request-context.ts";
import { cardView, type SearchAnswer } from "./card-views.server.ts";
import type { CardView } from "./search-view.ts";

export type SearchQuery = Omit<CallInput<"GET /search">["query"], "hostCountry">;
export type SearchContext = Pick<PageRequest, "apiFetch" | "locale" | "site">;

export async function loadCards(
  { apiFetch, locale, site }: SearchContext,
  query: SearchQuery,
  from: Source = "profile",
): Promise<{ cards: CardView[]; answer: SearchAnswer }> {
  const country = site.countries[0].code;
  const answer = await apiClient(apiFetch)("GET /search", { query: { hostCountry: country, ...query } });
  const of = { country, locale, now: new Date(), from, isDayChosen: answer.when !== null };
  return { cards: answer.cards.map((card) => cardView(card, of)), answer };
}
