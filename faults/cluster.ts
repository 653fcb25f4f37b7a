import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

import { type Background, runInBackground } from "./cluster/background.ts";
import { type DatabaseNodes, role, startDatabaseNodes, ttl, untilReplicated } from "./cluster/database-nodes.ts";
import { frontPorts, productPorts, startBalancer, startCache, startPooler } from "./cluster/front.ts";
import { openVenue, startLoad } from "./cluster/load.ts";
import { startMailSink } from "./cluster/mail-sink.ts";
import { countOverlaps } from "./product-under-test.ts";

// A cluster on this machine: three PostgreSQL nodes under Patroni, etcd, HAProxy, PgBouncer in transaction mode, three
// processes of the product and a caching proxy. Parts of it fail under load. Needs root, and these Debian packages:
// patroni etcd-server haproxy pgbouncer nginx-light postgresql-15 iproute2. Arguments: `short`, or names of faults.
process.setMaxListeners(0);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const asked = process.argv.slice(2);
const isShort = asked.includes("short");
const folder = mkdtempSync(join(tmpdir(), "kindred-cluster-"));
const etcdFolder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "kindred-etcd-"));
chmodSync(folder, 0o755);
const address = `http://127.0.0.1:${frontPorts.cache}`;
const startedAt = performance.now();
const say = (sentence: string) => console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s: ${sentence}`);

const database = await startDatabaseNodes(folder, etcdFolder);
say(`three nodes follow each other (logs in ${folder})`);
const [balancer, pooler, cache] = [startBalancer(folder), startPooler(folder), startCache(folder)];
const mails = await startMailSink();

type Product = {
  readonly start: () => void;
  readonly current: () => Background;
  readonly untilReady: () => Promise<void>;
};
const products = productPorts.map((port, n): Product => {
  const own = join(folder, `product${n}`);
  mkdirSync(own);
  const url = (port: number) => `postgres://${role.user}:${role.password}@127.0.0.1:${port}/${role.database}`;
  const start = () =>
    runInBackground([process.execPath, join(import.meta.dirname, "..", "scripts", "start.ts")], {
      log: join(folder, `product${n}.log`),
      env: {
        PORT: String(port),
        PUBLIC_URL: address,
        DATA_DIR: own,
        DATABASE_URL: url(frontPorts.pooler),
        DATABASE_SESSION_URL: url(frontPorts.primary),
        DATABASE_REPLICA_URL: url(frontPorts.replica),
        STOP_DELAY_SECONDS: "3",
        APP_SECRET: "a secret for the faults, thirty-two characters",
        SMTP_URL: mails.url,
        TRUST_PROXY: "2",
        RATE_LIMITS: "off",
        DEMO: "off",
        LOG_LEVEL: "error",
      },
    });
  let current = start();
  return {
    current: () => current,
    start: () => {
      current = start();
    },
    async untilReady() {
      for (let waited = 0; waited < 120_000; waited += 100) {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
        await answer?.text();
        if (answer?.ok) return;
        if (!current.isRunning()) throw new Error(`Process ${n} ended; see ${folder}/product${n}.log`);
        await sleep(100);
      }
      throw new Error(`Process ${n} was not ready within two minutes`);
    },
  };
});
await Promise.all(products.map(({ untilReady }) => untilReady()));
say("three processes are ready");

const venue = await database.ask(openVenue);
const load = startLoad(address, venue);
await sleep(3_000);

type Fault = {
  readonly name: string;
  readonly rounds: number;
  /** The longest time without a successful write that is still good. */
  readonly goalMs: number;
  readonly inject: (database: DatabaseNodes) => Promise<void>;
  /** Nothing but success is allowed. */
  readonly isPlanned?: boolean;
};

const killPostmaster = async () => {
  const node = await database.primary();
  process.kill(node.postmaster(), "SIGKILL");
};
const killMachine = async () => {
  const node = await database.primary();
  const postmaster = node.postmaster();
  await node.patroni().stop("SIGKILL");
  process.kill(postmaster, "SIGKILL");
  await otherPrimary(node.n);
  node.startPatroni();
};
const hang = async () => {
  const node = await database.primary();
  const stopped = [node.patroni().pid, node.postmaster(), ...childrenOf(node.postmaster())];
  for (const pid of stopped) process.kill(pid, "SIGSTOP");
  await otherPrimary(node.n);
  await sleep(5_000);
  for (const pid of stopped.reverse()) process.kill(pid, "SIGCONT");
};
const cutOff = async () => {
  const node = await database.primary();
  node.cutOff();
  await otherPrimary(node.n);
  await sleep(3_000);
  await expectOnePrimary();
  node.rejoin();
};
async function otherPrimary(n: number): Promise<void> {
  for (let waited = 0; waited < 90_000; waited += 200) {
    const found = await database.findPrimary();
    if (found && found.n !== n) return;
    await sleep(200);
  }
  throw new Error("Nobody else became the primary within 90 seconds");
}
function childrenOf(pid: number): number[] {
  const text = existsSync(`/proc/${pid}/task/${pid}/children`)
    ? String(readFileSync(`/proc/${pid}/task/${pid}/children`))
    : "";
  return text.split(" ").filter(Boolean).map(Number);
}
let splits = 0;
/** Two nodes that both accept a write at the same time would be a split brain. */
async function expectOnePrimary(): Promise<void> {
  const writable = await Promise.all(
    database.nodes.map((node) =>
      database
        .ask((client) => client.query("select pg_is_in_recovery() as replica"), node)
        .then(({ rows }) => rows[0].replica === false)
        .catch(() => false),
    ),
  );
  if (writable.filter(Boolean).length > 1) splits++;
}
const restartPart = (part: { stop(): Promise<void>; start(): void }) => async () => {
  await part.stop();
  await sleep(500);
  part.start();
};
const rolling = async () => {
  for (const product of products) {
    await product.current().stop();
    product.start();
    await product.untilReady();
    await sleep(1_500);
  }
};
const migration = async () => {
  const name = `kindred_trial_${Math.random().toString(36).slice(2, 8)}`;
  await database.ask(async (client) => {
    await client.query("set lock_timeout = '1s'");
    await again(() => client.query(`alter table bookings add column ${name} integer`));
    await client.query(`create index concurrently ${name} on bookings (starts_at) where ${name} is not null`);
    await again(() => client.query(`alter table bookings drop column ${name}`));
  });
};
async function again(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === 20) throw error;
      await sleep(200);
    }
  }
}

const deadMachineMs = (ttl + 5) * 1_000;
const all: Record<string, Fault> = {
  postmaster: { name: "kill -9 of the postmaster", rounds: 10, goalMs: 10_000, inject: killPostmaster },
  machine: { name: "kill -9 of the primary and its Patroni", rounds: 10, goalMs: deadMachineMs, inject: killMachine },
  switchover: {
    name: "switchover",
    rounds: 10,
    goalMs: 10_000,
    inject: async () => database.switchover(await database.primary()),
  },
  hang: { name: "primary hangs (SIGSTOP)", rounds: 10, goalMs: deadMachineMs, inject: hang },
  cut: { name: "primary cut off from the others", rounds: 5, goalMs: deadMachineMs, inject: cutOff },
  etcd: {
    name: "etcd away for 25 s",
    rounds: 5,
    goalMs: 10_000,
    inject: async () => {
      await database.etcd.stop();
      await sleep(25_000);
      database.etcd.start();
    },
  },
  pooler: { name: "PgBouncer restarted", rounds: 10, goalMs: 10_000, inject: restartPart(pooler) },
  balancer: { name: "HAProxy restarted", rounds: 5, goalMs: 10_000, inject: restartPart(balancer) },
  process: {
    name: "kill -9 of a process",
    rounds: 20,
    goalMs: 10_000,
    inject: async () => {
      const product = products[Math.floor(Math.random() * products.length)] as Product;
      await product.current().stop("SIGKILL");
      product.start();
      await product.untilReady();
    },
  },
  rolling: { name: "rolling restart of all processes", rounds: 5, goalMs: 10_000, inject: rolling, isPlanned: true },
  migration: { name: "schema migration under load", rounds: 3, goalMs: 10_000, inject: migration },
};
const chosen = isShort
  ? [all.switchover, all.rolling].map((fault) => ({ ...(fault as Fault), rounds: 1 }))
  : Object.entries(all).flatMap(([key, fault]) => (asked.length === 0 || asked.includes(key) ? [fault] : []));
const roundsAsked = Number(process.env.ROUNDS ?? Number.POSITIVE_INFINITY);
const allowed = new Set([200, 201, 304, 409, 429, 503]);

const table: Record<string, object> = {};
let unfit = 0;
for (const { name, rounds: usual, goalMs, inject, isPlanned } of chosen) {
  const rounds = Math.min(usual, roundsAsked);
  const gaps: number[] = [];
  const statuses: Record<string, number> = {};
  const strange: Record<string, number> = {};
  let heard = 0;
  let cut = 0;
  for (let round = 0; round < rounds; round++) {
    await bringRemindersForward();
    load.begin();
    await inject(database);
    await expectOnePrimary();
    await sleep(3_000);
    for (let waited = 0; waited < 60_000 && !isWorking(); waited += 250) await sleep(250);
    gaps.push(load.longestGapMs());
    for (const { status, what } of load.seen) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 0) cut++;
      else if (!allowed.has(status) || (isPlanned && status >= 400)) {
        strange[`${status} ${what}`] = (strange[`${status} ${what}`] ?? 0) + 1;
      }
    }
    heard += await load.streamsHear(20_000);
    await untilReplicated(database.nodes);
    say(`${name}, round ${round + 1}: gap ${Math.round(gaps.at(-1) ?? 0)} ms`);
  }
  const longest = Math.max(...gaps);
  const isFit = longest <= goalMs && Object.keys(strange).length === 0 && (!isPlanned || cut === 0);
  if (!isFit) unfit++;
  table[name] = {
    rounds,
    written: statuses[201] ?? 0,
    "503": statuses[503] ?? 0,
    "cut off": cut,
    "other statuses": Object.entries(strange)
      .map(([what, count]) => `${count} × ${what}`)
      .join(", "),
    "longest gap s": (longest / 1_000).toFixed(1),
    goal: `≤ ${goalMs / 1_000}`,
    "streams recovered": `${heard} of ${rounds * load.streams}`,
  };
  console.table({ [name]: table[name] });
  if (heard < rounds * load.streams) unfit++;
}

function isWorking(): boolean {
  const recent = load.seen.filter(({ at }) => performance.now() - at < 2_000);
  return recent.length > 5 && recent.every(({ status }) => allowed.has(status) && status !== 503);
}

/** Reminders are due a day before the visit. This makes twenty of them due now, so that they are sent during the fault. */
async function bringRemindersForward(): Promise<void> {
  await database.ask((client) =>
    client.query(`update pgboss.job set start_after = now() where name = 'remind-of-booking' and state = 'created'
      and id in (select id from pgboss.job where name = 'remind-of-booking' and state = 'created' and start_after > now()
        limit 20)`),
  );
}

await load.stop();
let lost = 0;
for (const { send, reference } of load.wishes) {
  const answer = await again201(send);
  if (answer.status !== 201 || (reference && reference !== answer.reference)) lost++;
}
async function again201(send: () => Promise<{ status: number; reference: string | undefined }>) {
  for (let attempt = 1; ; attempt++) {
    const answer = await send().catch(() => ({ status: 0, reference: undefined }));
    if (answer.status === 201 || attempt === 5) return answer;
    await sleep(1_000);
  }
}
const counted = await database.ask(async (client: pg.Client) => {
  const one = async (statement: string) => Number((await client.query(statement)).rows[0].n);
  return {
    there: (await one("select count(*) as n from bookings")) + (await one("select count(*) as n from registrations")),
    overlaps: await countOverlaps(client),
    reminders: await one("select count(*) as n from mails where cause like 'booking-reminder:%'"),
  };
});
const deliveries = mails.messageIds;
console.table(table);
const acknowledged = load.wishes.filter(({ reference }) => reference).length;
console.log(
  `${load.wishes.length} writes tried, ${acknowledged} acknowledged, ${lost} lost, ${counted.there} there after every request was repeated with its key (double: ${counted.there - load.wishes.length}), ${counted.overlaps} overlaps, ${splits} split brains`,
);
console.log(
  `${counted.reminders} reminders among ${deliveries.length} delivered mails; ${deliveries.length - new Set(deliveries).size} delivered more than once, with the same Message-ID`,
);
for (const { current } of products) await current().stop("SIGKILL");
await Promise.all([cache, pooler, balancer].map((part) => part.stop()));
await mails.stop();
await database.stop();
const isGood =
  unfit === 0 && lost === 0 && splits === 0 && counted.overlaps === 0 && counted.there === load.wishes.length;
if (isGood) for (const path of [folder, etcdFolder]) rmSync(path, { recursive: true, force: true });
else console.log(`Logs are in ${folder}`);
process.exit(isGood ? 0 : 1);
