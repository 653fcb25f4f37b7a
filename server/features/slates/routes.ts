import * as contract from "#contract/slates.ts";
import { anyone } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { countSlateView } from "./count-slate-view.ts";
import { readAuthor } from "./read-author.ts";
import { readSlate } from "./read-slate.ts";

export const slateRoutes: readonly Route[] = [
  route(contract.readSlate, anyone, readSlate, { topics: () => [], canReadReplica: true, onVisit: countSlateView }),
  route(contract.readAuthor, anyone, readAuthor, { topics: () => [], canReadReplica: true }),
];
