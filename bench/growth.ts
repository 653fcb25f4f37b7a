import { randomUUID } from "node:crypto";
import { type Line, printTable } from "./goals.ts";
import { load, type Request } from "./http-load.ts";
import { median } from "./rounds.ts";
import { addHosts, dayMs, firstDay, type Host, type Seeded, signInAsOwner, startSeeded } from "./seeded-product.ts";

const few = { hosts: 1_000, bookings: 10_000 };
const many = { hosts: 100_000, bookings: 1_000_000 };
const goal = 1.15;
const rounds = 7;

/** P8: the same requests with a hundred times the data. `npm run bench -- growth`, because filling takes minutes. */
const product = await startSeeded(few.hosts);
try {
  const [host] = product.hosts as [Host, ...Host[]];
  const cookie = await signInAsOwner(product, host.id);
  await addBookings(product, few.bookings);
  const before = await measureAll(product, host, cookie);
  console.log("Filling in a hundred times the data …");
  await addHosts(product.database, many.hosts - few.hosts, few.hosts);
  await addBookings(product, many.bookings - few.bookings);
  const after = await measureAll(product, host, cookie);
  const lines = Object.keys(before).map((what): Line => {
    const [ours, reference] = [after[what] as number, before[what] as number];
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
  const { rows } = await database.query("select min(id) as id from listings where host_id = $1", [host.id]);
  const week = `startTime=${new Date(firstDay).toISOString()}&endTime=${new Date(firstDay + 7 * dayMs).toISOString()}`;
  const own = { cookie };
  let booked = 0;
  const requests: Record<string, () => Request> = {
    slots: () => ({ path: `/api/providerCalendar/slots?kindredProviderId=${host.id}&${week}` }),
    details: () => ({ path: `/api/serviceProviders/details?id=${rows[0].id}` }),
    "host's bookings": () => ({ path: `/api/providerCalendar/bookings?kindredProviderId=${host.id}`, headers: own }),
    "host's listings": () => ({ path: `/api/serviceProviders?kindredProviderId=${host.id}`, headers: own }),
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

/** Past visits, spread over all hosts but the measured one. */
async function addBookings({ database }: Seeded, count: number): Promise<void> {
  await database.query(
    `with all_hosts as (
       select i.host_id, i.id as item_id, i.listing_id, c.id as calendar_id, row_number() over (order by i.host_id) as n
         from service_items i join calendars c on c.host_id = i.host_id join users u on true
         join hosts h on h.id = i.host_id and h.founder_id = u.id and u.subject like 'bench-%'
     ), total as (select count(*) as hosts, (select count(*) from bookings) as before from all_hosts), made as (
       insert into bookings (host_id, calendar_id, id, service_item_id, listing_id, starts_at, ends_at, item_name, duration_minutes,
                             price_cents, customer_name, customer_phone, customer_locale, booked_by, is_calendar_chosen)
       select host_id, calendar_id, 'G' || (before + k), item_id, listing_id, starts, starts + interval '30 minutes', 'Item', 30,
              1000, 'A B', '+35699' || k, 'en', 'customer', false
         from total, generate_series(1, $1::int) k
         join all_hosts on n = 2 + k % (select hosts - 1 from total),
              lateral (select $2::timestamptz - ((before + k) / hosts) * interval '1 hour' as starts) at
       returning host_id, calendar_id, id, service_item_id, starts_at, ends_at
     )
     insert into held_times (host_id, calendar_id, kind, booking_id, service_item_id, during)
     select host_id, calendar_id, 'visit', id, service_item_id, tstzrange(starts_at, ends_at) from made`,
    [count, new Date(firstDay - 30 * dayMs)],
  );
  await database.query("vacuum analyze");
}
