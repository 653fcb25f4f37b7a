import { createSecretKey } from "node:crypto";
import { openDatabase } from "#server/db/database.ts";
import { createPool } from "#server/db/pool.ts";
import { recountAll } from "#server/features/insights/index.ts";
import { printTable } from "./goals.ts";
import { load } from "./http-load.ts";
import { alternate, median } from "./rounds.ts";
import { dayMs, type Seeded, signInAsOwner, startSeeded } from "./seeded-product.ts";

const visits = 5_000;
const requests = 60;
const goal = 1.5;

/** A host's figures of a year against those of 4 weeks. `npm run bench -- insights`. */
const product = await startSeeded(2, { RATE_LIMITS: "off" });
try {
  const [host] = product.hosts;
  if (!host) throw new Error("there is no host");
  await addVisits(product, host.id);
  const pool = createPool(product.databaseUrl, { max: 2 });
  await recountAll({ db: openDatabase(pool), secret: createSecretKey("bench", "utf8") }, new Date());
  await pool.end();
  // A product that has been running for a while has statistics on these tables, which the planner uses.
  await product.database.query("vacuum analyze");
  const cookie = await signInAsOwner(product, host.id);
  const medianOf = (period: number) => async () => {
    const path = `/api/insights?kindredProviderId=${host.id}&period=${period}`;
    const next = () => ({ path, headers: { cookie } });
    const { medianMs, statuses } = await load({ address: product.address, connections: 1, requests, next });
    if (Object.keys(statuses).join() !== "200") throw new Error(JSON.stringify(statuses));
    return medianMs;
  };
  const measured = await alternate(medianOf(52), medianOf(4));
  const [ours, reference] = [median(measured.ours), median(measured.reference)];
  const isMet = ours / reference <= goal;
  printTable([
    {
      id: "insights, a year",
      what: `figures of a host with ${visits} visits, against 4 weeks`,
      ours: `${ours.toFixed(2)} ms`,
      reference: `${reference.toFixed(2)} ms`,
      ratio: ours / reference,
      goal: `≤ ${goal}`,
      isMet,
      disturbed: measured.disturbed,
    },
  ]);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await product.database.end();
  await product.stop();
}

/** Spread over the last year, with the ids that no other booking has. */
async function addVisits({ database }: Seeded, hostId: number): Promise<void> {
  await database.query(
    `insert into bookings (host_id, calendar_id, id, service_item_id, listing_id, starts_at, ends_at, item_name, duration_minutes,
                           price_cents, customer_name, customer_phone, customer_locale, booked_by, is_calendar_chosen, status, items)
     select i.host_id, c.id, 'H' || translate(lpad(k::text, 9, '0'), '01', 'XY'), i.id, i.listing_id, starts, starts + interval '30 minutes',
            'Item', 30, 1000, 'A B', '+35699' || 100000 + k % 900, 'en', 'customer', false, 'confirmed',
            jsonb_build_array(jsonb_build_object('id', i.id, 'name', 'Item', 'priceCents', 1000, 'minutes', 30))
       from generate_series(1, $2::int) k, service_items i join calendars c on c.host_id = i.host_id,
            lateral (select $3::timestamptz - k * interval '100 minutes' as starts) at
      where i.host_id = $1`,
    [hostId, visits, new Date(Date.now() - dayMs)],
  );
  await database.query("vacuum analyze");
}
