import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { inTurn } from "#scripts/in-turn.ts";
import { type Line, printTable } from "./goals.ts";
import { load, type Request } from "./http-load.ts";
import { processorTime } from "./processor-time.ts";
import { alternate, median } from "./rounds.ts";
import {
  addBookings,
  addHosts,
  dayMs,
  firstDay,
  type Host,
  type Seeded,
  signInAsOwner,
  startSeeded,
} from "./seeded-product.ts";

const few = { hosts: 1_000, bookings: 10_000 };
const many = { hosts: 100_000, bookings: 1_000_000 };
const goal = 1.15;
const requestsOfARound = 60;
const quietSeconds = 20;
const maxBusyShare = 0.05;
const maxQuietSeconds = 300;

/** A product and the host in it that is asked about. */
type Target = {
  readonly address: string;
  readonly host: Host;
  readonly listingId: number;
  readonly founderId: number;
  readonly cookie: string;
  /** A start that nobody has booked yet. */
  readonly nextStart: () => string;
};

const week = `startTime=${new Date(firstDay).toISOString()}&endTime=${new Date(firstDay + 7 * dayMs).toISOString()}`;

const requests: Readonly<Record<string, (target: Target) => Request>> = {
  slots: ({ host }) => ({ path: `/api/providerCalendar/slots?kindredProviderId=${host.id}&${week}` }),
  details: ({ listingId }) => ({ path: `/api/serviceProviders/details?id=${listingId}` }),
  "host's bookings": ({ host, cookie }) => ({
    path: `/api/providerCalendar/bookings?kindredProviderId=${host.id}`,
    headers: { cookie },
  }),
  "host's listings": ({ host, founderId, cookie }) => ({
    path: `/api/serviceProviders?userId=${founderId}&kindredProviderId=${host.id}`,
    headers: { cookie },
  }),
  booking: ({ host, nextStart }) => ({
    method: "POST",
    path: "/api/providerCalendar/bookings",
    headers: { "idempotency-key": randomUUID() },
    body: JSON.stringify({
      kindredProviderId: host.id,
      startTime: nextStart(),
      serviceItems: [host.itemId],
      customerName: "Nadia Borg",
      customerPhone: `+35699${String(200_000 + Math.floor(Math.random() * 700_000))}`,
      customerEmail: null,
    }),
  }),
};

/**
 * P8: the same requests with a hundred times the data. Both products run side by side and are asked in turn, about a
 * host that has the same data in both. `npm run bench -- growth`, because filling takes minutes.
 */
const products: Seeded[] = [];
try {
  const small = await startFilled(few);
  const large = await startFilled(many);
  for (const product of products) await untilQuiet(product);
  const lines: Line[] = [];
  for (const [what, requestFor] of Object.entries(requests)) {
    const { ours, reference, disturbed } = await alternate(
      () => medianOf(large, requestFor),
      () => medianOf(small, requestFor),
    );
    const ratio = median(ours) / median(reference);
    lines.push({
      id: `P8 ${what}`,
      what: "median with 100 times the data",
      ours: `${median(ours).toFixed(2)} ms`,
      reference: `${median(reference).toFixed(2)} ms`,
      ratio,
      goal: `≤ ${goal}`,
      isMet: ratio <= goal,
      disturbed,
    });
  }
  printTable(lines);
  process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  for (const product of products) {
    await product.database.end();
    await product.stop();
  }
}

async function startFilled({ hosts, bookings }: typeof few): Promise<Target> {
  console.log(`Filling in ${hosts} hosts and ${bookings} bookings …`);
  const product = await startSeeded(few.hosts);
  products.push(product);
  await countInsights(product);
  await addHosts(product.database, hosts - few.hosts, few.hosts);
  await addBookings(product, bookings);
  await product.database.query("vacuum analyze");
  const host = inTurn(product.hosts, 0);
  const { rows } = await product.database.query(
    "select min(l.id) as id, h.founder_id from listings l join hosts h on h.id = l.host_id where h.id = $1 group by 2",
    [host.id],
  );
  let booked = 0;
  return {
    address: product.address,
    host,
    listingId: rows[0].id,
    founderId: rows[0].founder_id,
    cookie: await signInAsOwner(product, host.id),
    nextStart: () => new Date(firstDay + 30 * dayMs + booked++ * 1_800_000).toISOString(),
  };
}

/**
 * A new installation counts the figures of all hosts once, within five minutes. After the filling, that would keep the
 * large product busy for a long time, so it is done before.
 */
async function countInsights({ dataDir, databaseUrl }: Seeded): Promise<void> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "../scripts/insights-rebuild.ts")], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      APP_SECRET: readFileSync(join(dataDir, "app-secret"), "utf8"),
    },
  });
}

/** PostgreSQL writes for a while after the filling. */
async function untilQuiet({ process, dataDir, database }: Seeded): Promise<void> {
  const busyMs = () => {
    const { productMs, databaseMs } = processorTime(process.pid ?? 0, dataDir);
    return productMs + databaseMs;
  };
  for (let waited = 0; waited < maxQuietSeconds; waited += quietSeconds) {
    const before = busyMs();
    await sleep(quietSeconds * 1_000);
    if (busyMs() - before < maxBusyShare * quietSeconds * 1_000) return;
  }
  const { rows } = await database.query("select name from pgboss.job where state = 'active'");
  const jobs = rows.map(({ name }) => name).join(", ") || "none";
  console.log(`A product is still busy after ${maxQuietSeconds} seconds; running jobs: ${jobs}`);
}

async function medianOf(target: Target, requestFor: (target: Target) => Request): Promise<number> {
  const { medianMs, statuses } = await load({
    address: target.address,
    connections: 1,
    requests: requestsOfARound,
    next: () => requestFor(target),
  });
  if (Object.keys(statuses).some((status) => Number(status) >= 400)) throw new Error(JSON.stringify(statuses));
  return medianMs;
}
