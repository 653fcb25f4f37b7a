import { setTimeout as sleep } from "node:timers/promises";
import { bookingRequests } from "./booking-requests.ts";
import { load, type Request } from "./http-load.ts";
import { type ProcessorTime, processorTime } from "./processor-time.ts";
import { addHosts, dayMs, firstDay, type Host, type Seeded, startSeeded } from "./seeded-product.ts";

// What a host, a booking, a page view and a search cost, for docs/scale.md: `npm run bench -- cost`.
const hosts = 2_000;
const requests = 1_500;
const idleMs = 15_000;
/** Mails and reminders of a booking are jobs that run a little later. They are part of its cost. */
const settleMs = 15_000;

type Used = ProcessorTime & { readonly walBytes: number; readonly diskBytes: number };

const product = await startSeeded(10, { LIMIT_SEARCHES: "9999999/60" });
try {
  const before = await diskBytes(product);
  const added = await addHosts(product.database, hosts, 10);
  await product.database.query("vacuum analyze");
  console.log(
    `A host with a listing, an item and open time: ${Math.round(((await diskBytes(product)) - before) / hosts)} B`,
  );
  const idle = await idlePerMs(product);
  console.log(
    `Idle: ${(idle.productMs * 100).toFixed(1)} % and ${(idle.databaseMs * 100).toFixed(1)} % of a processor`,
  );
  const table: Record<string, object> = {};
  for (const [what, next] of Object.entries(await kindsOf(product, added))) {
    await load({ address: product.address, connections: 4, requests: 50, next });
    table[what] = await costOf(product, idle, next);
  }
  console.table(table);
  console.table(await bytesPerBooking(product));
} finally {
  await product.database.end();
  await product.stop();
}

async function kindsOf({ database }: Seeded, added: readonly Host[]): Promise<Record<string, (n: number) => Request>> {
  const { rows } = await database.query("select id from listings where host_id = any($1::int[]) order by id", [
    added.map(({ id }) => id),
  ]);
  const listing = (n: number) => rows[n % rows.length].id;
  const hostId = (n: number) => added[n % added.length]?.id;
  const week = `startTime=${new Date(firstDay).toISOString()}&endTime=${new Date(firstDay + 7 * dayMs).toISOString()}`;
  const words = ["braids", "hair", "bench", "cook", "music", "tailor", "lessons"];
  return {
    "page from memory (landing page)": () => ({ path: "/" }),
    "page that is rendered (a listing's page)": (n) => ({ path: `/providerPage?id=${listing(n)}` }),
    "search (API)": (n) => ({ path: `/api/search?q=${words[n % words.length]}` }),
    "free times of a week (API)": (n) => ({
      path: `/api/providerCalendar/slots?kindredProviderId=${hostId(n)}&${week}`,
    }),
    "booking, with its mails": await bookingRequests({ database }, added),
  };
}

async function costOf(seeded: Seeded, idle: ProcessorTime, next: (n: number) => Request): Promise<object> {
  const before = await used(seeded);
  const startedAt = performance.now();
  const { statuses } = await load({ address: seeded.address, connections: 4, requests, next });
  await sleep(settleMs);
  const tookMs = performance.now() - startedAt;
  const after = await used(seeded);
  const each = (total: number) => total / requests;
  return {
    "product ms": each(after.productMs - before.productMs - idle.productMs * tookMs).toFixed(2),
    "PostgreSQL ms": each(after.databaseMs - before.databaseMs - idle.databaseMs * tookMs).toFixed(2),
    "log B": Math.round(each(after.walBytes - before.walBytes)),
    "disk B": Math.round(each(after.diskBytes - before.diskBytes)),
    statuses: JSON.stringify(statuses),
  };
}

async function idlePerMs(seeded: Seeded): Promise<ProcessorTime> {
  const before = await used(seeded);
  await sleep(idleMs);
  const after = await used(seeded);
  return {
    productMs: (after.productMs - before.productMs) / idleMs,
    databaseMs: (after.databaseMs - before.databaseMs) / idleMs,
  };
}

async function used(seeded: Seeded): Promise<Used> {
  const { rows } = await seeded.database.query("select (pg_current_wal_lsn() - '0/0')::float8 as bytes");
  const time = processorTime(seeded.process.pid ?? 0, seeded.dataDir);
  return { ...time, walBytes: rows[0].bytes, diskBytes: await diskBytes(seeded) };
}

async function diskBytes({ database }: Seeded): Promise<number> {
  const { rows } = await database.query("select pg_database_size(current_database())::float8 as bytes");
  return rows[0].bytes;
}

/** What stays. Mails and finished jobs are deleted after some weeks. */
async function bytesPerBooking({ database }: Seeded): Promise<object[]> {
  const { rows } = await database.query(`
    select case relnamespace when 'pgboss'::regnamespace then 'jobs' else relname end as table,
           round(sum(pg_total_relation_size(oid)) / (select count(*) from bookings)) as "B per booking"
      from pg_class
     where relkind = 'r' and (relname in ('bookings', 'held_times', 'mails', 'idempotency_keys') or relnamespace = 'pgboss'::regnamespace)
     group by 1 order by 2 desc`);
  return rows;
}
