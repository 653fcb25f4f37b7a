import type { CallOutput } from "#contract/calls.ts";

export type ReviewedItem = CallOutput<"GET /moderation/reviews/{kind}/{id}">;
