import { monitorEventLoopDelay } from "node:perf_hooks";
import { aCalendar, anEntry } from "#server/platform/ics/ics-fixtures.ts";
import { createIcsReader, type IcsProblem } from "#server/platform/ics/ics-reader.ts";
import { createOutbound, type OutboundProblem } from "#server/platform/outbound/outbound.ts";
import { hostileModes, startFeedStub } from "#server/testing/hostile-feeds.ts";
import { percentile } from "./product-under-test.ts";
import { startPublishers, tellPublishers } from "./publishers.ts";

// Reads hostile calendars, and posts to hostile webhook addresses. Measures how long each takes, how long the event
// loop is blocked and how much memory is used. The publishers run in a separate process.
const dayMs = 86_400_000;
const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10).replaceAll("-", "");
const entries = (count: number, rule: string | null = null, start = "20050101") =>
  Array.from({ length: count }, (_, n) =>
    anEntry(`UID:${n}`, `DTSTART:${start}T080000Z`, "DURATION:PT1H", ...(rule ? [`RRULE:${rule}`] : [])),
  );
const hostileCalendars: Readonly<Record<string, string>> = {
  "a series that repeats every second": aCalendar(...entries(1, "FREQ=SECONDLY").flat()),
  "10,000 endless daily series": aCalendar(...entries(10_000, "FREQ=DAILY").flat()),
  "a file that was cut short": aCalendar(...entries(100).flat()).slice(0, -20),
};
const webModes = [
  "hangs",
  "one byte a second",
  "fifty megabytes",
  "a gzip bomb",
  "an error page",
  "a redirect to loopback",
];

if (process.argv[2] === "publishers") {
  const modes = webModes.flatMap((mode) => (hostileModes[mode] ? [[mode, hostileModes[mode]] as const] : []));
  const stub = await startFeedStub(Object.fromEntries(modes));
  for (const [name, text] of Object.entries(hostileCalendars)) stub.serve(name, text);
  stub.serve("good", aCalendar(...entries(10_000, null, tomorrow).flat()));
  tellPublishers(stub);
} else {
  process.exit(await measure());
}

async function measure(): Promise<number> {
  const publishers = await startPublishers(import.meta.filename);
  const { port } = publishers;
  const outbound = createOutbound({ mayReach: (address, to) => address === "127.0.0.1" && to === port });
  const calendars = createIcsReader(outbound);
  const addressOf = (name: string) => `http://127.0.0.1:${port}/${encodeURIComponent(name)}`;
  const window = { start: Date.now() - dayMs, end: Date.now() + 732 * dayMs, timeZone: "Europe/Malta" };
  const read = async (name: string) => {
    const reading = await calendars.read(addressOf(name), { etag: null, lastModified: null }, window);
    return reading.isChanged ? `read ${reading.busy.times.length}` : "unchanged";
  };
  const post = async (name: string) => {
    const limits = { maxMilliseconds: 10_000, maxBytes: 64 * 1024 };
    const body = Buffer.from("{}");
    const { status } = await outbound.fetch({
      address: addressOf(name),
      reach: "public",
      method: "POST",
      body,
      ...limits,
    });
    return `status ${status}`;
  };
  // This read starts the worker thread, so that its start is not measured.
  const first = await read("good");
  const restMegabytes = process.memoryUsage.rss() / 1024 ** 2;
  let maxMegabytes = restMegabytes;
  const watching = setInterval(() => {
    maxMegabytes = Math.max(maxMegabytes, process.memoryUsage.rss() / 1024 ** 2);
  }, 20);
  const results = [];
  for (const [what, names, work] of [
    ["calendar", [...webModes, ...Object.keys(hostileCalendars)], read],
    ["webhook", webModes, post],
  ] as const)
    for (const name of names) results.push({ what, name, ...(await inParallel(() => work(name))) });
  clearInterval(watching);
  const last = await read("good");
  const canaryHits = await publishers.stop();
  await calendars.stop();
  console.table(results);
  console.log(
    `memory ${Math.round(restMegabytes)} MB before, ${Math.round(maxMegabytes)} MB at most; reached inwards ${canaryHits}; 10,000 entries before and afterwards: ${first}, ${last}`,
  );
  const isFine =
    results.every((row) => !row.outcome.startsWith("read") && row["loop delay ms"] < 500) &&
    maxMegabytes - restMegabytes < 400 &&
    canaryHits === 0 &&
    first === last;
  return isFine ? 0 : 1;
}

async function inParallel(work: () => Promise<string>) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const took: number[] = [];
  const outcomes = new Set<string>();
  const once = async () => {
    const startedAt = performance.now();
    outcomes.add(await work().catch(({ reason }: IcsProblem | OutboundProblem) => reason));
    took.push(performance.now() - startedAt);
  };
  await Promise.all(Array.from({ length: 5 }, once));
  delay.disable();
  return {
    outcome: [...outcomes].join(", "),
    "p50 ms": percentile(took, 0.5),
    "slowest ms": Math.round(Math.max(...took)),
    "loop delay ms": Math.round(delay.max / 1e6),
  };
}
