import * as contract from "#contract/insights.ts";
import { staff } from "#server/features/hosts/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { readInsights } from "./read-insights.ts";

export const insightRoutes: readonly Route[] = [route(contract.readInsights, staff, readInsights)];
