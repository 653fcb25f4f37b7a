import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { anyOf } from "#scripts/in-turn.ts";
import { type DatabaseNodes, ttl } from "./database-nodes.ts";
import type { Program } from "./front.ts";
import type { Product } from "./products.ts";

export type Fault = {
  readonly name: string;
  readonly rounds: number;
  /** The longest time without a successful write that is still good. */
  readonly goalMs: number;
  readonly inject: () => Promise<void>;
  /** Planned work, such as a restart: no request may fail. */
  readonly isPlanned?: boolean;
};

type Cluster = {
  readonly database: DatabaseNodes;
  readonly products: readonly Product[];
  readonly pooler: Program;
  readonly balancer: Program;
  readonly checkSplit: () => Promise<void>;
};

/** For a dead or hanging machine. The others notice only after the ttl. */
const deadMachineMs = (ttl + 5) * 1_000;
const usualMs = 10_000;

export function faultsOf(cluster: Cluster): Readonly<Record<string, Fault>> {
  const { database, products, pooler, balancer } = cluster;
  return {
    postmaster: {
      name: "kill -9 of the postmaster",
      rounds: 10,
      goalMs: usualMs,
      inject: async () => void process.kill((await database.primary()).postmaster(), "SIGKILL"),
    },
    machine: {
      name: "kill -9 of the primary and its Patroni",
      rounds: 10,
      goalMs: deadMachineMs,
      inject: () => killMachine(database),
    },
    switchover: {
      name: "switchover",
      rounds: 10,
      goalMs: usualMs,
      inject: async () => database.switchover(await database.primary()),
    },
    hang: { name: "primary hangs (SIGSTOP)", rounds: 10, goalMs: deadMachineMs, inject: () => hang(database) },
    cut: { name: "primary cut off from the others", rounds: 5, goalMs: deadMachineMs, inject: () => cutOff(cluster) },
    etcd: { name: "etcd away for 25 s", rounds: 5, goalMs: usualMs, inject: () => takeEtcdAway(database) },
    pooler: { name: "PgBouncer restarted", rounds: 10, goalMs: usualMs, inject: () => restart(pooler) },
    balancer: { name: "HAProxy restarted", rounds: 5, goalMs: usualMs, inject: () => restart(balancer) },
    process: { name: "kill -9 of a process", rounds: 20, goalMs: usualMs, inject: () => killOne(products) },
    rolling: {
      name: "rolling restart of all processes",
      rounds: 5,
      goalMs: usualMs,
      inject: () => restartOneByOne(products),
      isPlanned: true,
    },
    lag: {
      name: "replicas lag by 3 s, then by 12 s",
      rounds: 3,
      goalMs: usualMs,
      inject: () => letReplicasLag(database),
      isPlanned: true,
    },
    migration: { name: "schema migration under load", rounds: 3, goalMs: usualMs, inject: () => migrate(database) },
  };
}

async function killMachine(database: DatabaseNodes): Promise<void> {
  const node = await database.primary();
  const postmaster = node.postmaster();
  await node.patroni().stop("SIGKILL");
  process.kill(postmaster, "SIGKILL");
  await otherPrimary(database, node.n);
  node.startPatroni();
}

async function hang(database: DatabaseNodes): Promise<void> {
  const node = await database.primary();
  const stopped = [node.patroni().pid, node.postmaster(), ...childrenOf(node.postmaster())];
  for (const pid of stopped) process.kill(pid, "SIGSTOP");
  await otherPrimary(database, node.n);
  await sleep(5_000);
  for (const pid of stopped.reverse()) process.kill(pid, "SIGCONT");
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return text.split(" ").filter(Boolean).map(Number);
}

async function cutOff({ database, checkSplit }: Cluster): Promise<void> {
  const node = await database.primary();
  node.cutOff();
  await otherPrimary(database, node.n);
  await sleep(3_000);
  await checkSplit();
  node.rejoin();
}

async function otherPrimary(database: DatabaseNodes, n: number): Promise<void> {
  for (let waited = 0; waited < 90_000; waited += 200) {
    const found = await database.findPrimary();
    if (found && found.n !== n) return;
    await sleep(200);
  }
  throw new Error("Nobody else became the primary within 90 seconds");
}

async function takeEtcdAway({ etcd }: DatabaseNodes): Promise<void> {
  await etcd.stop();
  await sleep(25_000);
  etcd.start();
}

async function restart(part: Program): Promise<void> {
  await part.stop();
  await sleep(500);
  part.start();
}

async function killOne(products: readonly Product[]): Promise<void> {
  const product = anyOf(products);
  await product.stop("SIGKILL");
  product.start();
  await product.untilReady();
}

async function restartOneByOne(products: readonly Product[]): Promise<void> {
  for (const product of products) {
    await product.stop();
    product.start();
    await product.untilReady();
    await sleep(1_500);
  }
}

/** They go on receiving the log, so that commits do not wait, but do not apply it. */
async function letReplicasLag(database: DatabaseNodes): Promise<void> {
  const primary = await database.primary();
  const replicas = database.nodes.filter(({ n }) => n !== primary.n);
  const onReplicas = (statement: string) =>
    Promise.all(replicas.map((node) => database.ask((client) => client.query(statement), node)));
  for (const seconds of [3, 12]) {
    await onReplicas("select pg_wal_replay_pause()");
    await sleep(seconds * 1_000);
    await onReplicas("select pg_wal_replay_resume()");
    await sleep(1_000);
  }
}

async function migrate(database: DatabaseNodes): Promise<void> {
  const name = `kindred_trial_${Math.random().toString(36).slice(2, 8)}`;
  await database.ask(async (client) => {
    await client.query("set lock_timeout = '1s'");
    await again(() => client.query(`alter table bookings add column ${name} integer`));
    await client.query(`create index concurrently ${name} on bookings (starts_at) where ${name} is not null`);
    await again(() => client.query(`alter table bookings drop column ${name}`));
  });
}

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
