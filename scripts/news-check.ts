import { readSettings } from "#server/env.ts";
import { checkFeeds } from "#server/features/news/index.ts";
import { createFeedReader } from "#server/platform/feeds/feed-reader.ts";
import { createOutbound } from "#server/platform/outbound/outbound.ts";

// Reads every feed in the list, prints the result and marks in the file which feeds could be read.
const settings = readSettings();
const feeds = createFeedReader(createOutbound());
try {
  const checks = await checkFeeds({ feeds, clock: { now: () => new Date() } }, settings.newsFeedsFile, (check) =>
    console.log(`${check.isReachable ? "reached" : "failed "} ${check.address}`),
  );
  console.table(
    checks.map(({ address, isReachable, items, newest, error }) => ({
      feed: address.length > 70 ? `${address.slice(0, 69)}…` : address,
      reachable: isReachable ? "yes" : "no",
      items,
      newest: newest?.toISOString().slice(0, 16).replace("T", " ") ?? "",
      error: error ?? "",
    })),
  );
  const reached = checks.filter(({ isReachable }) => isReachable).length;
  console.log(`${reached} of ${checks.length} feeds of ${settings.newsFeedsFile} could be read.`);
  process.exitCode = reached === checks.length ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await feeds.stop();
}
