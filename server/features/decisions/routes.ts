import * as contract from "#contract/decisions.ts";
import { moderator } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { listDecisions } from "./list-decisions.ts";

export const decisionRoutes: readonly Route[] = [route(contract.listDecisions, moderator, listDecisions)];
