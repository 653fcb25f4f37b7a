import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { newFolderInMemory } from "#scripts/memory-folder.ts";
import { startDatabaseNodes } from "./cluster/database-nodes.ts";
import { type Fault, faultsOf } from "./cluster/fault-list.ts";
import { expectPortsFree, frontPorts, startBalancer, startCache, startPooler } from "./cluster/front.ts";
import { openVenue, startLoad } from "./cluster/load.ts";
import { startMailSink } from "./cluster/mail-sink.ts";
import { type Measured, measure } from "./cluster/measure.ts";
import { countReplicaReads, startProducts } from "./cluster/products.ts";
import { areMet, countTotals, findLost, isFit, rowOf } from "./cluster/results.ts";
import { createSplitWatch } from "./cluster/split-watch.ts";

// A cluster on this machine: three PostgreSQL nodes under Patroni, etcd, HAProxy, PgBouncer in transaction mode, three
// processes of the product and a caching proxy. Parts of it fail under load. Needs root, and these Debian packages:
// patroni etcd-server haproxy pgbouncer nginx-light postgresql-15 iproute2. Arguments: `short`, or names of faults.
// ROUNDS limits the rounds of each fault. Exits with 1 if a goal is missed.
process.setMaxListeners(0);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const bytesForAllNodes = 8e9;
// Three nodes on one disk hold up each other's commits for seconds. Slow disks are the fault of another command.
const folder = newFolderInMemory("kindred-cluster-", bytesForAllNodes);
const etcdFolder = newFolderInMemory("kindred-etcd-", 0);
const startedAt = performance.now();
const say = (sentence: string) => console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s: ${sentence}`);

await expectPortsFree();
const database = await startDatabaseNodes(folder, etcdFolder);
say(`three nodes follow each other (data and logs in ${folder})`);
const [balancer, pooler, cache] = [startBalancer(folder), startPooler(folder), startCache(folder)];
const mails = await startMailSink();
const address = `http://127.0.0.1:${frontPorts.cache}`;
const products = await startProducts(folder, address, mails.url);
say("three processes are ready");
const load = startLoad(address, await database.ask(openVenue));
await sleep(3_000);

const { check: checkSplit, splits } = createSplitWatch(database);
const all = faultsOf({ database, products, pooler, balancer, checkSplit });
const measured: Measured[] = [];
for (const fault of chosen(process.argv.slice(2))) {
  measured.push(await measure(fault, fault.rounds, { database, load, checkSplit, say }));
}
await load.stop();
say(`${await countReplicaReads()} public reads since the last restarts came from a replica`);
say(`${load.wishes.length} writes are looked up or repeated`);
const lost = await findLost(database, load.wishes);
const totals = await countTotals(database, {
  wishes: load.wishes.length,
  splits: splits(),
  messageIds: mails.messageIds,
});
console.table(Object.fromEntries(measured.map((one) => [one.fault.name, rowOf(one, lost, load.streams)])));
console.table({ "all faults": { lost: lost.size, ...totals } });

for (const product of products) await product.stop("SIGKILL");
await Promise.all([cache, pooler, balancer].map((part) => part.stop()));
await mails.stop();
await database.stop();
const isGood = lost.size === 0 && areMet(totals) && measured.every((one) => isFit(one, lost, load.streams));
if (isGood) for (const path of [folder, etcdFolder]) rmSync(path, { recursive: true, force: true });
else console.log(`A goal is missed. Logs are in ${folder}`);
process.exit(isGood ? 0 : 1);

function chosen(names: readonly string[]): readonly Fault[] {
  if (names.includes("short")) return chosen(["switchover", "rolling"]).map((fault) => ({ ...fault, rounds: 1 }));
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown) throw new Error(`There is no fault ${unknown}. There are: ${Object.keys(all).join(", ")}`);
  const most = Number(process.env.ROUNDS ?? Number.POSITIVE_INFINITY);
  return Object.entries(all)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([, fault]) => ({ ...fault, rounds: Math.min(fault.rounds, most) }));
}
