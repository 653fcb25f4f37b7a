import { timingSafeEqual } from "node:crypto";
import { isIPv6 } from "node:net";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { bookSlot } from "#contract/bookings.ts";
import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { version } from "#server/version.ts";
import type { AppContext } from "./caller.ts";
import type { App } from "./hono-app.ts";
import { pageRoute, routePattern } from "./route-pattern.ts";
import type { SharedPages } from "./shared-pages.ts";

/** Counts requests and answers `/metrics`. The names are used by `operations/dashboard.json` and `operations/alerts.yaml`. */
export function mountMetrics(app: App, deps: Deps, sharedPages: SharedPages | null): void {
  const registry = new Registry();
  describe(registry, deps, sharedPages);
  const requests = new Counter({
    name: "kindred_requests_total",
    help: "Answered requests",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "kindred_request_seconds",
    help: "Time until the answer begins",
    labelNames: ["method", "route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const bookings = new Counter({
    name: "kindred_bookings_total",
    help: "Bookings that were made (won), and those refused with 409, mostly because somebody was faster (lost)",
    labelNames: ["outcome"],
    registers: [registry],
  });
  const count = (method: string, route: string, status: number, took: number) => {
    requests.inc({ method, route, status });
    seconds.observe({ method, route }, took);
  };
  sharedPages?.onAnswer.add((answer) => count(answer.method, pageRoute, answer.status, answer.seconds));
  app.use(async (c, next) => {
    // Pages call the API in the same process. Those calls are not counted, only the page is.
    if (c.env?.requestId !== undefined) return next();
    const startedAt = performance.now();
    await next();
    const [method, route, { status }] = [c.req.method, routePattern(c), c.res];
    count(method, route, status, (performance.now() - startedAt) / 1_000);
    if (method === "POST" && route === `/api${bookSlot.path}` && (status === 201 || status === 409))
      bookings.inc({ outcome: status === 201 ? "won" : "lost" });
  });
  app.get("/metrics", async (c) => {
    if (!mayReadMetrics(c, deps.settings.metricsToken)) refuse("not_found");
    // They watch the whole process all the time, so they begin only when somebody reads them.
    if (!registry.getSingleMetric("nodejs_version_info")) collectDefaultMetrics({ register: registry });
    return c.body(await registry.metrics(), 200, {
      "content-type": registry.contentType,
      "cache-control": "no-store",
    });
  });
}

/** The local machine may read, unless a proxy passed the request on. Everybody else needs the token. */
function mayReadMetrics(c: AppContext, token: string | null): boolean {
  if (token !== null) return isEqual(c.req.header("authorization") ?? "", `Bearer ${token}`);
  return isLoopback(c.env?.incoming?.socket.remoteAddress ?? "") && c.req.header("x-forwarded-for") === undefined;
}

const isLoopback = (address: string) =>
  isIPv6(address) ? address === "::1" || address.startsWith("::ffff:127.") : address.startsWith("127.");

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** These are read when they are asked for. */
function describe(registry: Registry, { db, jobs, replica }: Deps, sharedPages: SharedPages | null): void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[], collect: Collect<Label>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        for (const [labels, value] of await collect()) this.set(labels, value);
      },
    });
  gauge("kindred_build_info", "The release that runs", ["version"], () => [[{ version }, 1]]);
  gauge("kindred_database_connections", "Connections to PostgreSQL, and requests that wait for one", ["state"], () => [
    [{ state: "open" }, db.pool.totalCount],
    [{ state: "idle" }, db.pool.idleCount],
    [{ state: "waiting" }, db.pool.waitingCount],
  ]);
  const overview = sharedBriefly(() => jobs.overview());
  gauge("kindred_jobs", "Jobs by queue and state", ["queue", "state"], async () =>
    (await overview()).flatMap(({ queue, waiting, running, retrying, failed, deadLetters }) =>
      Object.entries({ waiting, running, retrying, failed, dead: deadLetters }).map(([state, count]) => [
        { queue, state },
        count,
      ]),
    ),
  );
  gauge("kindred_job_wait_seconds", "How long the oldest due job has waited", ["queue"], async () =>
    (await overview()).map(({ queue, oldestWaitingSeconds }) => [{ queue }, oldestWaitingSeconds ?? 0]),
  );
  if (sharedPages) {
    gauge("kindred_shared_pages_total", "Public pages from memory, and those that had to be rendered", ["from"], () =>
      Object.entries(sharedPages.counts).map(([from, count]) => [{ from }, count]),
    );
  }
  if (!replica) return;
  gauge("kindred_replica_lag_seconds", "How far the replica is behind; -1 while it is away", [], () => {
    const lagMs = replica.lagMs();
    return [[{}, lagMs === null ? -1 : lagMs / 1_000]];
  });
  gauge("kindred_replica_reads_total", "Reads that a replica may answer, by who answered", ["from"], () =>
    Object.entries(replica.reads).map(([from, count]) => [{ from }, count]),
  );
}

/** Both gauges about jobs are read at the same time and need only one query. */
function sharedBriefly<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null;
  return () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
}

type Collect<Label extends string> = () => Values<Label> | Promise<Values<Label>>;
type Values<Label extends string> = [Partial<Record<Label, string>>, number][];
