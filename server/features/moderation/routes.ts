import * as contract from "#contract/moderation.ts";
import { moderator } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { decideReview } from "./decide-review.ts";
import { highlightReviewed } from "./highlight-reviewed.ts";
import { listReviewed } from "./list-reviewed.ts";
import { readDesk } from "./read-desk.ts";
import { readReviewed } from "./read-reviewed.ts";

export const moderationRoutes: readonly Route[] = [
  route(contract.readDesk, moderator, readDesk),
  route(contract.listReviewed, moderator, listReviewed),
  route(contract.readReviewed, moderator, readReviewed),
  route(contract.decideReview, moderator, decideReview),
  route(contract.highlightReviewed, moderator, highlightReviewed),
];
