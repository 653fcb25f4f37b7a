import * as contract from "#contract/moderation.ts";
import { moderator } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { decideModeration } from "./decide-moderation.ts";
import { highlightModerated } from "./highlight-moderated.ts";
import { listModerated } from "./list-moderated.ts";
import { readDesk } from "./read-desk.ts";
import { readModerated } from "./read-moderated.ts";

export const moderationRoutes: readonly Route[] = [
  route(contract.readDesk, moderator, readDesk),
  route(contract.listModerated, moderator, listModerated),
  route(contract.readModerated, moderator, readModerated),
  route(contract.decideModeration, moderator, decideModeration),
  route(contract.highlightModerated, moderator, highlightModerated),
];
