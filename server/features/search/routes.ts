import * as contract from "#contract/search.ts";
import { anyone } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { searchTopics } from "./keep-search.ts";
import { readSearchFeed } from "./read-search-feed.ts";
import { searchEverything } from "./search-everything.ts";
import { suggestWords } from "./suggest-words.ts";

export const searchRoutes: readonly Route[] = [
  route(contract.search, anyone, searchEverything, { topics: () => searchTopics, canReadReplica: true }),
  route(contract.readSearchFeed, anyone, readSearchFeed),
  route(contract.suggest, anyone, suggestWords),
];
