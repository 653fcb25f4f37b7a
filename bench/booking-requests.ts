import { randomUUID } from "node:crypto";
import { inTurn } from "#scripts/in-turn.ts";
import type { Request } from "./http-load.ts";
import { firstDay, type Host, type Seeded } from "./seeded-product.ts";

const halfHourMs = 1_800_000;

/** Each request books another time: host after host, then the next half hour of each. */
export async function bookingRequests(
  { database }: Pick<Seeded, "database">,
  hosts: readonly Host[],
): Promise<() => Request> {
  const { rows } = await database.query("select host_id, min(id) as id from listings group by host_id");
  const listings = new Map(rows.map(({ host_id, id }) => [host_id, id]));
  let booked = 0;
  return () => {
    const n = booked++;
    const host = inTurn(hosts, n);
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
}
