import { randomUUID } from "node:crypto";
import { inTurn } from "#scripts/in-turn.ts";
import { type Line, printTable } from "./goals.ts";
import { load, type Request } from "./http-load.ts";
import { median } from "./rounds.ts";
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
const rounds = 7;
/** The second measurement goes on after the first one's bookings. */
let booked = 0;

/** P8: the same requests with a hundred times the data. `npm run bench -- growth`, because filling takes minutes. */
const product = await startSeeded(few.hosts);
try {
  const host = inTurn(product.hosts, 0);
  const cookie = await signInAsOwner(product, host.id);
  await addBookings(product, few.bookings);
  const before = await measureAll(product, host, cookie);
  console.log("Filling in a hundred times the data …");
  await addHosts(product.database, many.hosts - few.hosts, few.hosts);
  await addBookings(product, many.bookings - few.bookings);
  const after = await measureAll(product, host, cookie);
  const lines = Object.entries(before).map(([what, reference]): Line => {
    const ours = after[what] ?? Number.NaN;
    return {
      id: `P8 ${what}`,
      what: "median with 100 times the data",
      ours: `${ours.toFixed(2)} ms`,
      reference: `${reference.toFixed(2)} ms`,
      ratio: ours / reference,
      goal: `≤ ${goal}`,
      isMet: ours / reference <= goal,
    };
  });
  printTable(lines);
  process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await product.database.end();
  await product.stop();
}

async function measureAll(
  { address, database }: Seeded,
  host: Host,
  cookie: string,
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await database.query(
    "select min(l.id) as id, h.founder_id from listings l join hosts h on h.id = l.host_id where h.id = $1 group by 2",
    [host.id],
  );
  const week = `startTime=${new Date(firstDay).toISOString()}&endTime=${new Date(firstDay + 7 * dayMs).toISOString()}`;
  const own = { cookie };
  const requests: Record<string, () => Request> = {
    slots: () => ({ path: `/api/providerCalendar/slots?kindredProviderId=${host.id}&${week}` }),
    details: () => ({ path: `/api/serviceProviders/details?id=${rows[0].id}` }),
    "host's bookings": () => ({ path: `/api/providerCalendar/bookings?kindredProviderId=${host.id}`, headers: own }),
    "host's listings": () => ({
      path: `/api/serviceProviders?userId=${rows[0].founder_id}&kindredProviderId=${host.id}`,
      headers: own,
    }),
    booking: () => ({
      method: "POST",
      path: "/api/providerCalendar/bookings",
      headers: { "idempotency-key": randomUUID() },
      body: JSON.stringify({
        kindredProviderId: host.id,
        startTime: new Date(firstDay + 30 * dayMs + booked++ * 1_800_000).toISOString(),
        serviceItems: [host.itemId],
        customerName: "Nadia Borg",
        customerPhone: `+35699${String(200_000 + Math.floor(Math.random() * 700_000))}`,
        customerEmail: null,
      }),
    }),
  };
  const results: Record<string, number> = {};
  for (const [what, next] of Object.entries(requests)) {
    const times: number[] = [];
    for (let n = 0; n <= rounds; n++) {
      const { medianMs, statuses } = await load({ address, connections: 1, requests: 60, next });
      if (Object.keys(statuses).some((status) => Number(status) >= 400))
        throw new Error(`${what}: ${JSON.stringify(statuses)}`);
      if (n > 0) times.push(medianMs);
    }
    results[what] = median(times);
  }
  return results;
}
