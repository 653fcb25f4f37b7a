import * as contract from "#contract/insights.ts";
import { staff } from "#server/features/hosts/index.ts";
import { anyone } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { answerView, countVisitor } from "./count-view.ts";
import { readInsights } from "./read-insights.ts";

export const insightRoutes: readonly Route[] = [
  route(contract.countView, anyone, answerView, { topics: () => [], onVisit: countVisitor }),
  route(contract.readInsights, staff, readInsights),
];
