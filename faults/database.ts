import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { cellMs } from "#contract/calendar-cells.ts";
import { startProduct } from "#scripts/product.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { nextYear } from "#server/testing/test-days.ts";
import { type ProxyMode, startFlakyProxy } from "./flaky-proxy.ts";
import { countOverlaps, openPlace, percentile, tryToBook } from "./product-under-test.ts";

// PostgreSQL restarts, is killed or is unreachable during bookings. The product must answer 503 in time and lose
// nothing.
const restarts = 20;
const kills = 20;
const cycles = 10;
const clients = 10;
const faultMs = 4_000;

const dataDir = mkdtempSync(join(tmpdir(), "kindred-database-"));
chmodSync(dataDir, 0o755);
const clusterDir = join(dataDir, "cluster");
const productDir = join(dataDir, "product");
mkdirSync(productDir);
const proxy = await startFlakyProxy();

// The proxy leaves far more dead connections on the server than a real network would, so more are allowed.
const settings = { max_connections: "400" };
const cluster = await startCluster({ dataDir: clusterDir, print: () => undefined, settings });
proxy.setTarget(Number(new URL(cluster.url).port));
const postmaster = () => Number(readFileSync(join(clusterDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

async function askDirectly<T>(work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client({ connectionString: cluster.url });
  database.on("error", () => undefined);
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

const url = new URL(cluster.url);
url.port = String(proxy.port);
const product = await startProduct({
  DATABASE_URL: url.href,
  APP_SECRET: "a secret for the faults, thirty-two characters",
  DATA_DIR: productDir,
  RATE_LIMITS: "off",
  DEMO: "off",
  LOG_LEVEL: "silent",
});
let exits = 0;
product.process.once("exit", () => exits++);
const place = await askDirectly((database) =>
  openPlace(database, [15], `${nextYear}-03-01T00:00:00Z`, `${nextYear + 1}-03-01T00:00:00Z`),
);
const item = place.itemIds[0];

let given = 0;
let isOver = false;
let answered: { at: number; ms: number; status: number }[] = [];
const wishes: { key: string; start: number; reference: string | undefined }[] = [];

async function book(): Promise<void> {
  while (!isOver) {
    const start = Date.parse(`${nextYear}-03-01T00:00:00Z`) + cellMs * given++;
    const wish: (typeof wishes)[number] = { key: randomUUID(), start, reference: undefined };
    wishes.push(wish);
    const startedAt = performance.now();
    const attempt = await tryToBook(product.address, place, item, start, wish.key).catch(() => ({
      status: 0,
      ms: performance.now() - startedAt,
      reference: undefined,
    }));
    if (attempt.status === 201) wish.reference = attempt.reference;
    answered.push({ at: performance.now(), ms: attempt.ms, status: attempt.status });
    await sleep(400);
  }
}

type Fault = { readonly name: string; readonly rounds: number; readonly inject: () => Promise<void> };

const withMode = (mode: ProxyMode) => async () => {
  proxy.setMode(mode);
  await sleep(faultMs);
  proxy.setMode("forward");
};
/** `startCluster` restarts PostgreSQL when it exits, so this waits until it answers again. */
const endWith = (signal: "SIGINT" | "SIGQUIT" | "SIGKILL") => async () => {
  process.kill(postmaster(), signal);
  await sleep(100);
  const isUp = () =>
    askDirectly((database) => database.query("select 1")).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) await sleep(20);
};

const faults: Fault[] = [
  { name: "restart, fast", rounds: restarts / 2, inject: endWith("SIGINT") },
  { name: "restart, immediate", rounds: restarts / 2, inject: endWith("SIGQUIT") },
  { name: "kill -9 of the postmaster", rounds: kills, inject: endWith("SIGKILL") },
  { name: "connections closed", rounds: cycles, inject: withMode("drop") },
  { name: "traffic swallowed", rounds: cycles, inject: withMode("hang") },
  { name: "500 ms delay in each direction", rounds: cycles, inject: withMode("delay") },
];

const working = Array.from({ length: clients }, book);
const table: Record<string, object> = {};
let unfit = 0;
for (const { name, rounds, inject } of faults) {
  const recoveries: number[] = [];
  answered = [];
  for (let round = 0; round < rounds; round++) {
    await sleep(500 + Math.random() * 500);
    await inject();
    const mendedAt = performance.now();
    let recovered: number | undefined;
    while (recovered === undefined && performance.now() - mendedAt < 30_000 && exits === 0) {
      await sleep(20);
      recovered = answered.find(({ at, ms, status }) => status === 201 && at - ms > mendedAt)?.at;
    }
    recoveries.push((recovered ?? Number.POSITIVE_INFINITY) - mendedAt);
  }
  const statuses = Object.entries(Object.groupBy(answered, ({ status }) => status));
  const slowest = Math.max(...answered.map(({ ms }) => ms));
  table[name] = {
    rounds,
    answers: statuses.map(([status, those]) => `${those?.length} × ${status}`).join(", "),
    "slowest response ms": Math.round(slowest),
    "recovered after ms, median": percentile(recoveries, 0.5),
    "slowest recovery ms": Math.round(Math.max(...recoveries)),
  };
  console.log(name, table[name]);
  unfit += answered.filter(({ status }) => status !== 201 && status !== 503).length;
  if (slowest > 3_500 || Math.max(...recoveries) > 5_000 || exits > 0) unfit++;
  if (exits > 0) break;
}
isOver = true;
await Promise.all(working);

let lost = 0;
const acknowledged = wishes.filter(({ reference }) => reference);
for (const { key, start, reference } of exits > 0 ? [] : wishes) {
  const again = await tryToBook(product.address, place, item, start, key);
  if (again.status !== 201 || (reference && reference !== again.reference)) lost++;
}
const { count, overlaps } = await askDirectly(async (database) => ({
  count: (await database.query("select count(*)::int as n from bookings")).rows[0].n as number,
  overlaps: await countOverlaps(database),
}));
console.table(table);
console.log(
  `${wishes.length} bookings tried, ${acknowledged.length} acknowledged, ${lost} lost, ${count} there after every request was repeated with its key, ${overlaps} overlaps, ${exits} exits of the product (fsync on, synchronous_commit on)`,
);
await product.stop();
await proxy.close();
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(unfit === 0 && lost === 0 && overlaps === 0 && count === wishes.length ? 0 : 1);
