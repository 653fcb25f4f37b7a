import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { newFolderInMemory } from "#scripts/memory-folder.ts";
import { startProduct } from "#scripts/product.ts";
import { nextYear } from "#server/testing/test-days.ts";
import { askForErasure, untilErased } from "./ask-for-erasure.ts";
import { archiveCommand, openBackups } from "./cluster/backups.ts";
import { nodeAddress, ports, role, startDatabaseNodes, untilReplicated } from "./cluster/database-nodes.ts";
import { openPlace, tryToBook } from "./product-under-test.ts";

// A cluster is set back to a moment in the past (point-in-time recovery), with pgBackRest: what was booked before that
// moment must be there, what was booked later must not, and who was erased later must be erased again. Needs root, and
// these Debian packages: patroni etcd-server postgresql-15 iproute2 pgbackrest.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const folder = mkdtempSync(join(tmpdir(), "kindred-recovery-"));
const etcdFolder = newFolderInMemory("kindred-etcd-", 0);
chmodSync(folder, 0o755);
const startedAt = performance.now();
const say = (sentence: string) => console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s: ${sentence}`);
const gone = "gone@test.example";

const database = await startDatabaseNodes(folder, etcdFolder, { archiveCommand });
const { nodes } = database;
say(`three nodes follow each other (logs in ${folder})`);

const dataDir = join(folder, "product");
mkdirSync(dataDir);
const hosts = nodes.map(({ n }) => `${nodeAddress(n)}:${ports.postgres}`).join(",");
const startOnCluster = () =>
  startProduct({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${role.user}:${role.password}@${hosts}/${role.database}`,
    APP_SECRET: "a secret for the faults, thirty-two characters",
    RATE_LIMITS: "off",
    DEMO: "off",
    LOG_LEVEL: "error",
  });
let product = await startOnCluster();
process.once("exit", () => void product.process.kill("SIGKILL"));
const place = await database.ask((client) =>
  openPlace(client, [15], `${nextYear}-03-01T00:00:00Z`, `${nextYear}-03-02T00:00:00Z`),
);
let booked = 0;
async function book(customerEmail: string): Promise<string> {
  const start = Date.parse(`${nextYear}-03-01T08:00:00Z`) + booked++ * 15 * 60_000;
  const item = place.itemIds[0];
  const attempt = await tryToBook(product.address, place, item, start, randomUUID(), {}, { customerEmail });
  if (!attempt.reference) throw new Error(`A booking was answered with ${attempt.status}`);
  return attempt.reference;
}
const one = async (statement: string, values: unknown[] = []) =>
  Object.values((await database.ask((client) => client.query(statement, values))).rows[0])[0];
const exists = async (id: string) => (await one("select count(*)::int from bookings where id = $1", [id])) === 1;
const addressOf = (id: string) => one("select customer_email from bookings where id = $1", [id]);

const ofErased = await book(gone);
const backups = openBackups(folder, nodes);
backups.create(await database.primary());
backups.take(await database.primary());
say("the base backup is taken");

const before = await book("before@test.example");
await sleep(1_000);
const time = String(await one("select now()::text"));
await sleep(1_000);
const after = await book("after@test.example");
await askForErasure(product, gone);
await untilErased(async () => (await addressOf(ofErased)) === null);
// PostgreSQL archives a finished part of its log. This finishes the current one.
await one("select pg_switch_wal()::text");
await sleep(3_000);
say(`one booking before ${time}, then one more, and one person erased`);

await product.stop();
for (const node of nodes) await node.patroni().stop("SIGINT");
await database.etcd.stop();
rmSync(etcdFolder, { recursive: true });
const [first, ...others] = nodes;
if (!first) throw new Error("There is no node");
backups.restore(first, time);
say("the first node is set back");

database.etcd.start();
first.startPatroni();
await database.primary();
for (const node of others) {
  rmSync(node.data, { recursive: true });
  node.startPatroni();
}
await untilReplicated(nodes);
const hadAddress = (await addressOf(ofErased)) === gone;
product = await startOnCluster();
say("the cluster and the product run again");

const results = {
  "booked before the moment: there": await exists(before),
  "booked after it: not there": !(await exists(after)),
  "erased after it: back in the restored data": hadAddress,
  "erased after it: erased again at the start": (await addressOf(ofErased)) === null,
  "a new booking works": await exists(await book("new@test.example")),
};
console.table(results);
await product.stop();
await database.stop();
const isGood = Object.values(results).every(Boolean);
if (isGood) for (const path of [folder, etcdFolder]) rmSync(path, { recursive: true, force: true });
else console.log(`Logs are in ${folder}`);
process.exit(isGood ? 0 : 1);
