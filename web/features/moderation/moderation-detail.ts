import type { CallOutput } from "#contract/calls.ts";

export type ModerationDetail = CallOutput<"GET /moderation/reviews/{kind}/{id}">;
