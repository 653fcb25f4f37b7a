import { countVersion } from "#server/features/insights/index.ts";
import { addBookings, addHosts, type Seeded } from "./seeded-product.ts";

export type Amount = { readonly hosts: number; readonly events: number; readonly bookings: number };

/** Adds what is missing, and returns once PostgreSQL is no longer busy with it. */
export async function fillSearch(product: Seeded, { hosts, events, bookings }: Amount): Promise<void> {
  const { database } = product;
  const count = async (those: string) => Number((await database.query(`select count(*) from ${those}`)).rows[0].count);
  const before = {
    hosts: await count("users where subject like 'bench-%'"),
    events: await count(`events e join hosts h on h.id = e.host_id
      join users u on u.id = h.founder_id where u.subject like 'bench-%'`),
    bookings: await count("bookings where id like 'G%'"),
  };
  // Otherwise a job would count the figures of all new hosts while the search is measured.
  await database.query("insert into insight_state (version) values ($1) on conflict do nothing", [countVersion]);
  if (hosts > before.hosts) await addHosts(database, hosts - before.hosts, before.hosts);
  if (hosts > before.hosts || events > before.events) await addDocuments(product, events - before.events);
  if (bookings > before.bookings) await addBookings(product, bookings - before.bookings);
  await settle(product);
}

/** Autovacuum and checkpoints after a lot of writing would slow down what is measured. */
async function settle({ database }: Seeded): Promise<void> {
  await database.query("vacuum analyze");
  await database.query("checkpoint");
  for (;;) {
    const { rows } = await database.query("select 1 from pg_stat_activity where backend_type = 'autovacuum worker'");
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * Every listing that has none, and new events, get the words, places and free times of the demo content in turn.
 * They are written in the order of their ids, because those that have a word in common do not lie together either.
 */
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
                    from fresh join demo on demo.n = fresh.n % (select count(*) from demo) order by fresh.id returning host_id, subject_id),
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
         on d.name = made.title order by made.id`,
    [events],
  );
  await database.query(
    `insert into search_names (host_id, kind, subject_id, word, country, rating_score, created_at)
     select d.host_id, d.kind, d.subject_id, ltrim(word, '='), d.country, d.rating_score, d.created_at
       from search_documents d, unnest(tsvector_to_array(d.words)) word where starts_with(word, '=') or starts_with(word, '~') on conflict do nothing`,
  );
  await database.query("vacuum analyze");
}
