import { listNews as contract } from "#contract/news.ts";
import { anyone } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { listNews } from "./list-news.ts";

export const newsRoutes: readonly Route[] = [
  route(contract, anyone, listNews, { topics: () => [], canReadReplica: true }),
];
