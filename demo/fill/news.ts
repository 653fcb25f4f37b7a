import type { Db } from "#server/db/database.ts";
import { addWaysIn, canonicalLink, indexKeysOfStory, insertStory, storyId } from "#server/features/news/index.ts";
import { demoNews } from "../news.ts";

export async function fillDemoNews(db: Db, now: Date): Promise<void> {
  for (const item of demoNews(now)) {
    const id = storyId(item.link);
    const canonical_link = canonicalLink(item.link);
    await insertStory(db, { ...item, id, canonical_link, title_key: null, picture_address: null });
    await addWaysIn(db, id, item.published_at, indexKeysOfStory(item));
  }
}
