import { bookingRequests } from "./booking-requests.ts";
import type { Line } from "./goals.ts";
import { load } from "./http-load.ts";
import { costed, costText } from "./processor-time.ts";
import { alternate, median } from "./rounds.ts";
import { type Seeded, startReference } from "./seeded-product.ts";

const connections = 16;
const seconds = 5;

/** P3: customers of many hosts book different times, each with an idempotency key and an email address. */
export async function measureBookings(product: Seeded): Promise<Line[]> {
  // The first host's week is already full, because `slots.ts` measures with it.
  const next = await bookingRequests(product, product.hosts.slice(1));
  const reference = await startReference("booking-server", { DATABASE_URL: product.databaseUrl });
  const book = (address: string, pid: number) => async () => {
    const result = await costed(product, pid, () => load({ address, connections, seconds, next }));
    const others = Object.keys(result.statuses).filter((status) => status !== "201");
    if (others.length > 0) throw new Error(`Bookings were answered with ${JSON.stringify(result.statuses)}`);
    return result;
  };
  const rounds = await alternate(
    book(product.address, product.process.pid ?? 0),
    book(reference.address, reference.pid),
  );
  reference.stop();
  const perSecond = (loads: typeof rounds.ours) => median(loads.map((one) => one.perSecond));
  const [ours, lean] = [perSecond(rounds.ours), perSecond(rounds.reference)];
  const ratio = ours / lean;
  return [
    {
      id: "P3",
      what: "bookings a second, many hosts, with key and mails",
      ours: ours.toFixed(0),
      reference: lean.toFixed(0),
      ratio,
      goal: "≥ 0.60",
      isMet: ratio >= 0.6,
      disturbed: rounds.disturbed,
      cost: { ours: costText(rounds.ours), reference: costText(rounds.reference) },
    },
  ];
}
