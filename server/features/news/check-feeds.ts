import { writeFile } from "node:fs/promises";
import type { Deps } from "#server/deps.ts";
import { FeedProblem } from "#server/platform/feeds/feed-reader.ts";
import { type ListedFeed, printFeedList, readFeedList } from "./feed-list.ts";

export type FeedCheck = {
  readonly address: string;
  readonly isReachable: boolean;
  readonly items: number;
  readonly newest: Date | null;
  readonly error: string | null;
};

type Told = (check: FeedCheck) => void;
const hostsAtOnce = 6;

/** Feeds of the same server are read one after the other. Each feed that can be read gets today's date in the file. */
export async function checkFeeds(
  { feeds: reader, clock }: Pick<Deps, "feeds" | "clock">,
  file: string,
  tell: Told = () => undefined,
): Promise<FeedCheck[]> {
  const listed = await readFeedList(file);
  const checks = new Map<string, FeedCheck>();
  const hosts = [...Map.groupBy(listed, ({ address }) => new URL(address).host).values()];
  const worker = async () => {
    for (let own = hosts.shift(); own; own = hosts.shift()) {
      for (const feed of own) {
        const check = await checkFeed(reader, feed);
        checks.set(feed.address, check);
        tell(check);
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, worker));
  const today = clock.now().toISOString().slice(0, 10);
  const marked = listed.map((feed) => (checks.get(feed.address)?.isReachable ? { ...feed, verified: today } : feed));
  if (marked.some((feed, n) => feed.verified !== listed[n]?.verified)) await writeFile(file, printFeedList(marked));
  return listed.flatMap(({ address }) => checks.get(address) ?? []);
}

async function checkFeed(reader: Deps["feeds"], { address }: ListedFeed): Promise<FeedCheck> {
  try {
    const answer = await reader.read(address, { etag: null, lastModified: null });
    const items = answer.isChanged ? answer.items : [];
    const times = items.flatMap(({ publishedAt }) => publishedAt?.getTime() ?? []);
    const newest = times.length > 0 ? new Date(Math.max(...times)) : null;
    const error = items.length === 0 ? "no_items" : null;
    return { address, isReachable: items.length > 0, items: items.length, newest, error };
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    return { address, isReachable: false, items: 0, newest: null, error: error.reason };
  }
}
