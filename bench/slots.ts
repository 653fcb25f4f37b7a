import { inTurn } from "#scripts/in-turn.ts";
import type { Line } from "./goals.ts";
import { type Load, load } from "./http-load.ts";
import { costed, costText } from "./processor-time.ts";
import { alternate, median } from "./rounds.ts";
import { dayMs, firstDay, type Host, type Seeded, startReference } from "./seeded-product.ts";

const connections = 48;
const seconds = 3;
const openHours = 8;
const visits = 20;
/** With this cookie, the product reads the times anew. */
const justWritten = "position=0/0";

/** P1 and P2: a customer looks at a week of a calendar that is open eight hours a day and has 20 visits. */
export async function measureSlots(product: Seeded): Promise<Line[]> {
  const host = inTurn(product.hosts, 0);
  await fillWeek(product, host);
  const reference = await startReference("slots-server", { DATABASE_URL: product.databaseUrl });
  const asked = new URLSearchParams({
    kindredProviderId: String(host.id),
    startTime: new Date(firstDay).toISOString(),
    endTime: new Date(firstDay + 7 * dayMs).toISOString(),
    calendarId: String(host.calendarId),
  });
  const path = `/api/providerCalendar/slots?${asked}`;
  await expectSameBytes(product.address + path, reference.address + path);
  const ask = (address: string, pid: number, headers = {}) => {
    const plan = { address, connections, seconds, next: () => ({ path, headers }) };
    return () => costed(product, pid, () => load(plan));
  };
  const ours = product.process.pid ?? 0;
  const askReference = ask(reference.address, reference.pid);
  const rounds = await alternate(ask(product.address, ours), askReference);
  const fresh = await alternate(ask(product.address, ours, { cookie: justWritten }), askReference);
  reference.stop();
  const of = (loads: readonly Load[], what: "perSecond" | "p99Ms") => median(loads.map((one) => one[what]));
  const rate = { ours: of(rounds.ours, "perSecond"), reference: of(rounds.reference, "perSecond") };
  const read = { ours: of(fresh.ours, "perSecond"), reference: of(fresh.reference, "perSecond") };
  const slow = { ours: of(rounds.ours, "p99Ms"), reference: of(rounds.reference, "p99Ms") };
  return [
    {
      id: "P1",
      what: "slots, a week with 20 visits, requests a second",
      ours: rate.ours.toFixed(0),
      reference: rate.reference.toFixed(0),
      ratio: rate.ours / rate.reference,
      goal: "≥ 0.70",
      isMet: rate.ours / rate.reference >= 0.7,
      disturbed: rounds.disturbed,
      cost: { ours: costText(rounds.ours), reference: costText(rounds.reference) },
    },
    {
      id: "P1b",
      what: "the same for somebody who has just booked: nothing from memory",
      ours: read.ours.toFixed(0),
      reference: read.reference.toFixed(0),
      ratio: read.ours / read.reference,
      goal: "≥ 0.70",
      isMet: read.ours / read.reference >= 0.7,
      disturbed: fresh.disturbed,
      cost: { ours: costText(fresh.ours), reference: costText(fresh.reference) },
    },
    {
      id: "P2",
      what: "slots, p99",
      ours: `${slow.ours.toFixed(0)} ms`,
      reference: `${slow.reference.toFixed(0)} ms`,
      ratio: slow.ours / slow.reference,
      goal: "≤ 1.5",
      isMet: slow.ours / slow.reference <= 1.5,
      disturbed: rounds.disturbed,
    },
  ];
}

async function fillWeek({ database }: Seeded, { id, calendarId, itemId }: Host): Promise<void> {
  await database.query("delete from availability where host_id = $1", [id]);
  await database.query(
    `insert into availability (host_id, calendar_id, during, is_available)
     select $1, $2, tstzrange(day, day + make_interval(hours => $4)), true
       from generate_series($3::timestamptz, $3::timestamptz + interval '6 days', interval '1 day') day`,
    [id, calendarId, new Date(firstDay), openHours],
  );
  await database.query(
    `insert into held_times (host_id, calendar_id, kind, booking_id, service_item_id, during)
     select $1, $2, 'visit', 'bench' || n, $3, tstzrange(starts, starts + interval '30 minutes')
       from generate_series(0, $5::int - 1) n,
            lateral (select $4::timestamptz + (n / 3) * interval '1 day' + (n % 3) * interval '2 hours' as starts) at`,
    [id, calendarId, itemId, new Date(firstDay), visits],
  );
}

async function expectSameBytes(ours: string, reference: string): Promise<void> {
  const [one, other] = await Promise.all([ours, reference].map(async (url) => (await fetch(url)).text()));
  if (one !== other) throw new Error(`The answers of the product and the reference differ:\n${one}\n${other}`);
}
