import type { OutputOf } from "#contract/endpoint.ts";
import type { listFailingFeeds as endpoint } from "#contract/operations.ts";
import type { Deps } from "#server/deps.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { listFailingFeeds } from "#server/features/news/index.ts";

export async function readFeeds(deps: Deps, _actor: Moderator): Promise<OutputOf<typeof endpoint>> {
  return (await listFailingFeeds(deps)).map((feed) => ({
    ...feed,
    lastTriedAt: feed.lastTriedAt?.toISOString() ?? null,
    lastGoodAt: feed.lastGoodAt?.toISOString() ?? null,
  }));
}
