import { randomUUID } from "node:crypto";
import type { Line } from "./goals.ts";
import { type Load, load, type Request } from "./http-load.ts";
import { alternate, median } from "./rounds.ts";
import { firstDay, type Host, type Seeded, startReference } from "./seeded-product.ts";

const connections = 16;
const seconds = 5;
const halfHourMs = 1_800_000;

/** P3: customers of many hosts book different times, each with an idempotency key and an email address. */
export async function measureBookings(product: Seeded): Promise<Line[]> {
  const listings = await listingsOf(product);
  // The first host's week is already full, because `slots.ts` measures with it.
  const hosts = product.hosts.slice(1);
  let booked = 0;
  const next = (): Request => {
    const n = booked++;
    const host = hosts[n % hosts.length] as Host;
    return {
      method: "POST",
      path: "/api/providerCalendar/bookings",
      headers: { "idempotency-key": randomUUID() },
      body: JSON.stringify({
        kindredProviderId: host.id,
        calendarId: host.calendarId,
        // Only the reference server reads this field.
        listingId: listings.get(host.id),
        startTime: new Date(firstDay + (1 + Math.floor(n / hosts.length)) * halfHourMs).toISOString(),
        serviceItems: [host.itemId],
        customerName: "Nadia Borg",
        customerPhone: `+35699${String(100_000 + n).slice(-6)}`,
        customerEmail: `customer-${n}@bench.example`,
      }),
    };
  };
  const reference = await startReference("booking-server", { DATABASE_URL: product.databaseUrl });
  const book = (address: string) => async () => {
    const result = await load({ address, connections, seconds, next });
    const others = Object.keys(result.statuses).filter((status) => status !== "201");
    if (others.length > 0) throw new Error(`Bookings were answered with ${JSON.stringify(result.statuses)}`);
    return result;
  };
  const rounds = await alternate<Load>(book(product.address), book(reference.address));
  reference.stop();
  const [ours, lean] = [rounds.ours, rounds.reference].map((loads) => median(loads.map((one) => one.perSecond)));
  const ratio = (ours as number) / (lean as number);
  return [
    {
      id: "P3",
      what: "bookings a second, many hosts, with key and mails",
      ours: (ours as number).toFixed(0),
      reference: (lean as number).toFixed(0),
      ratio,
      goal: "≥ 0.60",
      isMet: ratio >= 0.6,
      disturbed: rounds.disturbed,
    },
  ];
}

async function listingsOf({ database }: Seeded): Promise<Map<number, number>> {
  const { rows } = await database.query("select host_id, min(id) as id from listings group by host_id");
  return new Map(rows.map(({ host_id, id }) => [host_id, id]));
}
