import { monitorEventLoopDelay } from "node:perf_hooks";
import { createFeedReader, type FeedProblem } from "#server/platform/feeds/feed-reader.ts";
import { createOutbound } from "#server/platform/outbound/outbound.ts";
import { goodFeed, hostileModes, startFeedStub } from "#server/testing/hostile-feeds.ts";
import { percentile } from "./product-under-test.ts";
import { startPublishers, tellPublishers } from "./publishers.ts";

// Reads each of ten hostile publishers twenty times. Measures how long each read takes, how long the event loop is
// blocked and how much memory is used. The publishers run in a separate process.
if (process.argv[2] === "publishers") {
  const stub = await startFeedStub(hostileModes);
  stub.serve("good", goodFeed(100));
  tellPublishers(stub);
} else {
  process.exit(await measure());
}

async function measure(): Promise<number> {
  const publishers = await startPublishers(import.meta.filename);
  const { port } = publishers;
  const modes = Object.keys(hostileModes);
  const feeds = createFeedReader(createOutbound({ mayReach: (address, to) => address === "127.0.0.1" && to === port }));
  const read = (name: string) =>
    feeds.read(`http://127.0.0.1:${port}/${encodeURIComponent(name)}`, { etag: null, lastModified: null });
  // This read starts the worker thread, so that its start is not measured.
  await read("good");
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const restMegabytes = process.memoryUsage.rss() / 1024 ** 2;
  let maxMegabytes = restMegabytes;
  const watching = setInterval(() => {
    maxMegabytes = Math.max(maxMegabytes, process.memoryUsage.rss() / 1024 ** 2);
  }, 20);
  const rounds = 20;
  const results = [];
  for (const mode of modes) {
    delay.reset();
    delay.enable();
    const took: number[] = [];
    const outcomes = new Set<string>();
    await Promise.all(
      Array.from({ length: rounds }, async () => {
        const startedAt = performance.now();
        outcomes.add(
          await read(mode).then(
            () => "read",
            ({ reason }: FeedProblem) => reason,
          ),
        );
        took.push(performance.now() - startedAt);
      }),
    );
    delay.disable();
    results.push({
      publisher: mode,
      rounds,
      outcome: [...outcomes].join(", "),
      "p50 ms": percentile(took, 0.5),
      "slowest ms": Math.round(Math.max(...took)),
      "loop delay ms": Math.round(delay.max / 1e6),
    });
  }
  clearInterval(watching);
  const last = await read("good");
  const canaryHits = await publishers.stop();
  await feeds.stop();
  console.table(results);
  const stillReads = last.isChanged && last.items.length === 100;
  console.log(
    `memory ${Math.round(restMegabytes)} MB before, ${Math.round(maxMegabytes)} MB at most; reached inwards ${canaryHits}; a good feed afterwards: ${stillReads ? "read" : "not read"}`,
  );
  const isFine =
    results.every((row) => row.outcome !== "read" && row["slowest ms"] < 5_500 && row["loop delay ms"] < 100) &&
    maxMegabytes - restMegabytes < 300 &&
    canaryHits === 0 &&
    stillReads;
  return isFine ? 0 : 1;
}
