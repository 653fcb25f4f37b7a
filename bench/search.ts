import { writeFileSync } from "node:fs";
import { type Line, printTable } from "./goals.ts";
import { load } from "./http-load.ts";
import { alternate, median } from "./rounds.ts";
import { explainSearch } from "./search-plans.ts";
import { addBookings, addHosts, type Seeded, startReference, startSeeded } from "./seeded-product.ts";

const few = { hosts: 1_000, events: 500, bookings: 10_000 };
const many = { hosts: 100_000, events: 50_000, bookings: Number(process.env.BOOKINGS ?? 1_000_000) };
const rounds = 5;
const requests = 40;

const words = ["braids", "jollof", "tailor", "couscous", "lawyer", "spanish"];
const typed = ["br", "jol", "tai", "san", "sub", "cous"];
const searchPath = (n: number) =>
  `/api/search?q=${words[n % words.length]}&kind=services&language=en&when=week&hostCountry=MT`;
const suggestPath = (n: number) => `/api/search/suggestions?q=${typed[n % typed.length]}&hostCountry=MT`;

/** Searching with a hundred times the data, and against one query by hand. `npm run bench -- search`. */
const product = await startSeeded(few.hosts, { RATE_LIMITS: "off" });
try {
  await addBookings(product, few.bookings);
  await addDocuments(product, few.events);
  const before = { search: await medianOf(product, searchPath), suggest: await medianOf(product, suggestPath) };
  console.log("Filling in a hundred times the data …");
  await addHosts(product.database, many.hosts - few.hosts, few.hosts);
  await addDocuments(product, many.events - few.events);
  await addBookings(product, many.bookings - few.bookings);
  writeFileSync("bench/search-plans.txt", await explainSearch(product.databaseUrl));
  const after = { search: await medianOf(product, searchPath), suggest: await medianOf(product, suggestPath) };
  const reference = await startReference("search-server", { DATABASE_URL: product.databaseUrl });
  const ask = (address: string) => async () =>
    (await load({ address, connections: 2, requests, next: (n) => ({ path: searchPath(n) }) })).perSecond;
  const against = await alternate(ask(product.address), ask(reference.address), rounds);
  reference.stop();
  const rate = { ours: median(against.ours), reference: median(against.reference) };
  const lines = [
    growth("text and three filters", after.search, before.search, 2),
    growth("suggestions", after.suggest, before.suggest, 1.5),
    {
      id: "search, by hand",
      what: "searches a second, against one query by hand",
      ours: rate.ours.toFixed(0),
      reference: rate.reference.toFixed(0),
      ratio: rate.ours / rate.reference,
      goal: "≥ 0.30",
      isMet: rate.ours / rate.reference >= 0.3,
      disturbed: against.disturbed,
    },
  ];
  printTable(lines);
  process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await product.database.end();
  await product.stop();
}

function growth(what: string, ours: number, reference: number, goal: number): Line {
  const ratio = ours / reference;
  return {
    id: `search, ${what}`,
    what: "median with 100 times the data",
    ours: `${ours.toFixed(2)} ms`,
    reference: `${reference.toFixed(2)} ms`,
    ratio,
    goal: `≤ ${goal.toFixed(1)}`,
    isMet: ratio <= goal,
  };
}

async function medianOf({ address }: Seeded, pathOf: (n: number) => string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n <= rounds; n++) {
    const { medianMs, statuses } = await load({
      address,
      connections: 1,
      requests,
      next: (m) => ({ path: pathOf(m) }),
    });
    // A search that takes longer than the limit of its statements is answered with 503.
    if (Object.keys(statuses).some((status) => status !== "200"))
      console.log(`${pathOf(n)}: ${JSON.stringify(statuses)}`);
    if (n > 0) times.push(medianMs);
  }
  return median(times);
}

/** Every listing that has none, and new events, get the words, places and free times of the demo content in turn. */
async function addDocuments({ database }: Seeded, events: number): Promise<void> {
  const columnsOf = async (table: string, without: string) => {
    const { rows } = await database.query(
      `select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'
          and is_identity = 'NO' and column_name <> all($2::text[])`,
      [table, without.split(" ")],
    );
    return rows.map(({ name }) => name as string);
  };
  const copied = (await columnsOf("search_documents", "subject_id host_id")).join(", ");
  const ofEvents = (await columnsOf("events", "id host_id series_id")).join(", ");
  await database.query(`insert into search_hosts (host_id, change_count, seen_count, refresh_at)
    select h.id, 1, 1, now() + interval '1 year' from hosts h join users u on u.id = h.founder_id
     where u.subject like 'bench-%' on conflict do nothing`);
  await database.query(`
    with demo as (select d.*, row_number() over (order by subject_id) - 1 as n
                    from search_documents d join listings l on l.id = d.subject_id where d.kind = 'listing' and l.is_demo),
         fresh as (select l.id, l.host_id, row_number() over (order by l.id) as n from listings l
                    where not l.is_demo and not exists (select 1 from search_documents d
                      where d.host_id = l.host_id and d.kind = 'listing' and d.subject_id = l.id)),
         made as (insert into search_documents (subject_id, host_id, ${copied})
                  select fresh.id, fresh.host_id, ${copied.replace(/\w+/g, "demo.$&")}
                    from fresh join demo on demo.n = fresh.n % (select count(*) from demo) returning host_id, subject_id),
         times as (select f.* , demo.n from search_free_times f join demo on demo.subject_id = f.listing_id
                      and demo.host_id = f.host_id)
    insert into search_free_times (host_id, listing_id, next_start_at, free_days, first_starts)
    select fresh.host_id, fresh.id, times.next_start_at, times.free_days, times.first_starts
      from fresh join times on times.n = fresh.n % (select count(*) from demo)`);
  await database.query(
    `with demo as (select e.*, row_number() over (order by e.id) - 1 as n from events e
                     join search_documents d on d.kind = 'event' and d.subject_id = e.id and d.host_id = e.host_id
                    where e.is_demo and e.id in (select min(id) from events group by title)),
          owners as (select h.id, row_number() over (order by h.id) as n
                       from hosts h join users u on u.id = h.founder_id where u.subject like 'bench-%'),
          made as (insert into events (host_id, ${ofEvents})
                   select owners.id, ${ofEvents.replace(/\w+/g, "demo.$&")} from generate_series(1, $1::int) k
                     join owners on owners.n = 1 + k % (select count(*) from owners) join demo on demo.n = k % (select count(*) from demo)
                   returning id, host_id, title)
     insert into search_documents (subject_id, host_id, ${copied})
     select made.id, made.host_id, ${copied.replace(/\w+/g, "d.$&")} from made
       join (select distinct on (name) * from search_documents where kind = 'event' order by name, subject_id) d
         on d.name = made.title`,
    [events],
  );
  await database.query("vacuum analyze");
}
