import { inTurn } from "#scripts/in-turn.ts";
import type { Line } from "./goals.ts";
import { median } from "./rounds.ts";
import { dayMs, firstDay, type Host, type Seeded, signInAsOwner } from "./seeded-product.ts";

const openHours = 8;
const visits = 20;
const rounds = 5;
/** Until then, V8 is still compiling the code. */
const uncountedRounds = 60;

/**
 * P6 and P7: how many bytes open time takes and how long it takes to save, compared with a table that has one row for
 * each quarter of an hour.
 */
export async function measureStorage(product: Seeded): Promise<Line[]> {
  const { database } = product;
  await database.query(`create table bench_cells (
    host_id integer not null, calendar_id integer not null, starts_at timestamptz not null,
    status text not null, service_item_id integer, booking_id text, primary key (host_id, calendar_id, starts_at))`);
  try {
    return [...(await measureBytes(product)), ...(await measureOpening(product))];
  } finally {
    await database.query("drop table bench_cells");
  }
}

/** Uses weeks of all hosts, a year after the time that the other parts use. */
async function measureBytes({ database, hosts }: Seeded): Promise<Line[]> {
  const ids = hosts.map(({ id }) => id);
  const from = new Date(firstDay + 300 * dayMs);
  const size = async (table: string) => {
    await database.query(`vacuum full ${table}`);
    const { rows } = await database.query(`select pg_total_relation_size($1)::float8 as bytes`, [table]);
    return rows[0].bytes as number;
  };
  const before = { open: await size("availability"), held: await size("held_times") };
  const quarter = "generate_series(0, 6) d, generate_series(0, $3::int * 4 - 1) q";
  await database.query(
    `insert into availability (host_id, calendar_id, during, is_available)
     select host_id, id, tstzrange(day, day + make_interval(hours => $3)), true
       from calendars, generate_series(0, 6) d, lateral (select $2::timestamptz + d * interval '1 day' as day) x
      where host_id = any($1::int[])`,
    [ids, from, openHours],
  );
  await database.query(
    `insert into bench_cells select host_id, id, $2::timestamptz + d * interval '1 day' + q * interval '15 minutes', 'available'
       from calendars, ${quarter} where host_id = any($1::int[])`,
    [ids, from, openHours],
  );
  const open = { ours: (await size("availability")) - before.open, cells: await size("bench_cells") };
  await database.query(
    `insert into held_times (host_id, calendar_id, kind, booking_id, service_item_id, during)
     select host_id, id, 'visit', 'W' || lpad(n::text, 9, '2'), 1, tstzrange(at, at + interval '30 minutes')
       from calendars, generate_series(0, $3::int - 1) n,
            lateral (select $2::timestamptz + (n / 3) * interval '1 day' + (n % 3) * interval '2 hours' as at) x
      where host_id = any($1::int[])`,
    [ids, from, visits],
  );
  await database.query(
    `update bench_cells set status = 'booked', service_item_id = 1, booking_id = 'W' || lpad(n::text, 9, '2')
       from generate_series(0, $2::int - 1) n, generate_series(0, 1) half
      where starts_at = $1::timestamptz + (n / 3) * interval '1 day' + (n % 3) * interval '2 hours' + half * interval '15 minutes'`,
    [from, visits],
  );
  const held = (await size("held_times")) - before.held;
  const booked = { ours: open.ours + held, cells: await size("bench_cells") };
  await database.query("delete from availability where lower(during) >= $1", [from]);
  await database.query("delete from held_times where lower(during) >= $1", [from]);
  const line = (id: string, what: string, { ours, cells }: typeof open, goal: number): Line => ({
    id,
    what,
    ours: `${Math.round(ours / hosts.length)} B`,
    reference: `${Math.round(cells / hosts.length)} B`,
    ratio: ours / cells,
    goal: `≤ 1/${goal}`,
    isMet: ours / cells <= 1 / goal,
  });
  return [
    line("P6a", "bytes of a week's open time", open, 15),
    line("P6b", `bytes of that week with ${visits} visits`, booked, 5),
  ];
}

/** For the product, a signed-in host sends a request. For the reference, the cells are written directly into the database. */
async function measureOpening(product: Seeded): Promise<Line[]> {
  const { database, hosts } = product;
  const host = inTurn(hosts, -1);
  const cookie = await signInAsOwner(product, host.id);
  const lines: Line[] = [];
  for (const [id, days, goal] of [
    ["P7a", 30, 3],
    ["P7b", 365, 10],
  ] as const) {
    const ours: number[] = [];
    const cells: number[] = [];
    for (let round = -uncountedRounds; round < rounds; round++) {
      await database.query("delete from availability where host_id = $1", [host.id]);
      await database.query("delete from bench_cells");
      const took = {
        ours: await timed(() => openDays(product, host, cookie, days)),
        cells: await timed(() =>
          database.query(
            `insert into bench_cells select $1, $2, at, 'available'
               from generate_series($3::timestamptz, $4::timestamptz - interval '15 minutes', interval '15 minutes') at`,
            [host.id, host.calendarId, new Date(firstDay), new Date(firstDay + days * dayMs)],
          ),
        ),
      };
      if (round < 0) continue;
      ours.push(took.ours);
      cells.push(took.cells);
    }
    const ratio = median(ours) / median(cells);
    lines.push({
      id,
      what: `opening ${days} days`,
      ours: `${median(ours).toFixed(1)} ms`,
      reference: `${median(cells).toFixed(1)} ms`,
      ratio,
      goal: `≤ 1/${goal}`,
      isMet: ratio <= 1 / goal,
    });
  }
  return lines;
}

/** As a host opens whole days: one request, of the local days from this one on. */
async function openDays({ address }: Seeded, host: Host, cookie: string, days: number): Promise<void> {
  const date = (day: number) => new Date(firstDay + day * dayMs).toISOString().slice(0, 10);
  const response = await fetch(`${address}/api/providerCalendar/range`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, origin: address },
    body: JSON.stringify({
      kindredProviderId: host.id,
      startDate: date(0),
      endDate: date(days - 1),
      from: "00:00",
      to: "24:00",
      status: "available",
    }),
  });
  if (!response.ok) throw new Error(await response.text());
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
