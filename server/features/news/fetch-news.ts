import { isInvalidData } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { FeedItem } from "#server/platform/feeds/feed-items.ts";
import { FeedProblem } from "#server/platform/feeds/feed-reader.ts";
import { BadFeedList, type ListedFeed, readFeedList } from "./feed-list.ts";
import { feedsOfRound, nextDue } from "./feed-rules.ts";
import { claimFeed, findFeeds, recordFailure, recordSuccess, syncFeeds } from "./feed-store.ts";
import { isShownSoon, isTooOld, publishedAt } from "./news-rules.ts";
import { requestPicture } from "./request-picture.ts";
import { storeStory } from "./store-story.ts";

const atOnce = 4;
/** This is longer than any feed can take. If the process dies, the feed is due again after this time. */
const claimMs = 10 * 60_000;
/** After this time, the remaining feeds wait for the next round. */
const roundMs = 90_000;

type Feed = ListedFeed & { etag: string | null; lastModified: string | null; failuresInRow: number; dueAt: Date };

/** A failure is recorded and does not stop the other feeds. */
export async function fetchNews(deps: Deps): Promise<void> {
  if (deps.settings.demo || deps.settings.newsApiUrl) return;
  const waiting = feedsOfRound(await currentFeeds(deps), deps.clock.now());
  const endsAt = performance.now() + roundMs;
  const worker = async () => {
    for (let feed = waiting.shift(); feed && performance.now() < endsAt; feed = waiting.shift()) {
      await fetchFeed(deps, feed);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function currentFeeds(deps: Deps): Promise<Feed[]> {
  const listed = await readFeedList(deps.settings.newsFeedsFile).catch((error: unknown) => {
    if (!(error instanceof BadFeedList)) throw error;
    deps.log.error({ reason: error.message }, "the feed list is invalid; no news is fetched");
    return null;
  });
  if (!listed) return [];
  await syncFeeds(
    deps.db,
    listed.map(({ address }) => address),
    deps.clock.now(),
  );
  const states = new Map((await findFeeds(deps.db)).map((state) => [state.address, state]));
  return listed.flatMap((feed) => {
    const state = states.get(feed.address);
    if (!state) return [];
    const { etag, last_modified: lastModified, failures_in_row: failuresInRow, due_at: dueAt } = state;
    return [{ ...feed, etag, lastModified, failuresInRow, dueAt }];
  });
}

async function fetchFeed(deps: Deps, feed: Feed): Promise<void> {
  const now = deps.clock.now();
  if (!(await claimFeed(deps.db, feed.address, now, new Date(now.getTime() + claimMs)))) return;
  try {
    const answer = await deps.feeds.read(feed.address, feed);
    const dueAt = nextDue(now, 0, null);
    if (!answer.isChanged) return await recordSuccess(deps.db, feed.address, { now, dueAt });
    const source = feed.source ?? (answer.title || new URL(feed.address).host);
    for (const item of answer.items) await storeItem(deps, item, { ...feed, source }, now);
    // Record the version last: from then on the server answers "not modified", so everything must already be stored.
    await recordSuccess(deps.db, feed.address, { now, dueAt, version: answer.version });
  } catch (error) {
    const problem = error instanceof FeedProblem ? error : null;
    const reason = problem?.reason ?? "internal";
    const failuresInRow = feed.failuresInRow + 1;
    const dueAt = nextDue(now, failuresInRow, problem?.retryAfterSeconds ?? null);
    await recordFailure(deps.db, feed.address, { failuresInRow, error: reason, dueAt });
    if (problem) deps.log.info({ feed: feed.address, reason, failuresInRow }, "feed failed");
    else deps.log.error({ feed: feed.address, err: error, failuresInRow }, "feed failed");
  }
}

/** Skips an item that PostgreSQL can never store. Any other error fails the whole feed. */
async function storeItem(deps: Deps, item: FeedItem, feed: ListedFeed & { source: string }, now: Date) {
  if (isTooOld(publishedAt(item.publishedAt, now), now)) return;
  try {
    const stored = await storeStory(deps, item, feed);
    if (stored?.picture_address && isShownSoon(stored.published_at, now))
      await requestPicture(deps, stored.picture_address);
  } catch (error) {
    if (!isInvalidData(error)) throw error;
    deps.log.warn({ feed: feed.address, link: item.link, err: error }, "a feed item could not be stored");
  }
}
