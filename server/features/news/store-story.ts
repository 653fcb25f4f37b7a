import { createHash } from "node:crypto";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { FeedItem } from "#server/platform/feeds/feed-items.ts";
import { canonicalLink, indexKeysOfStory, publishedAt, sameStoryMs, titleKey } from "./news-rules.ts";
import { addWaysIn, findSameStory, insertStory, lockStoryStorage, type NewStory, setCountries } from "./news-store.ts";

type FeedSource = {
  readonly source: string;
  readonly origins: readonly string[];
  readonly residences: readonly string[];
};

/** Returns null if the story is already stored. The countries of this feed are then added to it. */
export async function storeStory(deps: Deps, item: FeedItem, feed: FeedSource): Promise<NewStory | null> {
  const story: NewStory = {
    id: storyId(item.link),
    title: item.title,
    snippet: item.snippet,
    source: feed.source,
    thumbnail_url: null,
    link: item.link,
    published_at: publishedAt(item.publishedAt, deps.clock.now()),
    canonical_link: canonicalLink(item.link),
    title_key: titleKey(item.title, feed.source),
    picture_address: item.picture,
    origins: feed.origins,
    residences: feed.residences,
  };
  return inTransaction(deps.db, async (trx) => {
    await lockStoryStorage(trx);
    const same = await findSameStory(trx, story, sameStoryMs);
    if (!same) {
      await insertStory(trx, story);
      await addWaysIn(trx, story.id, story.published_at, indexKeysOfStory(story));
      return story;
    }
    const origins = [...new Set([...same.origins, ...story.origins])];
    const residences = [...new Set([...same.residences, ...story.residences])];
    if (origins.length + residences.length > same.origins.length + same.residences.length) {
      await setCountries(trx, same.id, origins, residences);
      await addWaysIn(trx, same.id, same.published_at, indexKeysOfStory({ origins, residences }));
    }
    return null;
  });
}

/** The id comes from the link, so that the same article has the same id in every installation. */
export function storyId(link: string): string {
  const hex = createHash("sha256").update(canonicalLink(link)).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
