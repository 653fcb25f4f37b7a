import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { migrate } from "#server/db/migrate.ts";

// Execution time in PostgreSQL of 62 days of a busy calendar, among 1,000 and among 100,000 hosts.
// The ratio of the two matters: it should stay near 1.
const scales = [1_000, 100_000];
const runs = 25;

const query = `
  select 'availability' as kind, lower(during), upper(during) from availability
   where host_id = 1 and calendar_id = any(array[1]) and during && tstzrange('2027-01-01', '2027-03-04')
  union all
  select 'held', lower(during), upper(during) from held_times
   where host_id = 1 and calendar_id = any(array[1]) and during && tstzrange('2027-01-01', '2027-03-04')`;

const dataDir = mkdtempSync(join(tmpdir(), "kindred-bench-"));
chmodSync(dataDir, 0o755);
const cluster = await startCluster({ dataDir, print: () => undefined });
await migrate(cluster.url);
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();

const results: { hosts: number; rows: number; "median ms": number }[] = [];
for (const hosts of scales) {
  await fillTo(hosts);
  const times: number[] = [];
  let rows = 0;
  for (let n = 0; n < runs; n++) {
    const { rows: plan } = await client.query(`explain (analyze, format json) ${query}`);
    const [{ Plan, "Execution Time": ms }] = plan[0]["QUERY PLAN"];
    times.push(ms);
    rows = Plan["Actual Rows"];
  }
  times.sort((a, b) => a - b);
  results.push({ hosts, rows, "median ms": Math.round((times[Math.floor(runs / 2)] ?? 0) * 100) / 100 });
}
console.table(results);
const [small, large] = results;
console.log(
  `100,000 hosts against 1,000: ${((large?.["median ms"] ?? 0) / (small?.["median ms"] || 1)).toFixed(2)} times`,
);
await client.end();
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });

/** Host 1 is busy: two open ranges and ten bookings on each of 62 days. The others have one of each on five days. */
async function fillTo(hosts: number): Promise<void> {
  const from = (await client.query("select coalesce(max(id), 0)::int as n from hosts")).rows[0].n + 1;
  await client.query(
    "insert into users (issuer, subject, email, email_verified, first_name, last_name) select 'bench', n::text, n || '@bench.example', true, 'A', 'B' from generate_series($1::int, $2::int) n",
    [from, hosts],
  );
  await client.query(
    "insert into hosts (founder_id, name, email, country) select id, 'A B', email, 'MT' from users where id between $1 and $2 order by id",
    [from, hosts],
  );
  await client.query(
    "insert into calendars (host_id, name, colour, position) select id, 'A', 'teal', 1 from hosts where id between $1 and $2 order by id",
    [from, hosts],
  );
  if (from === 1) await fillBusyHost();
  for (const [table, values] of [
    [
      "availability (host_id, calendar_id, during, is_available)",
      "n, n, tstzrange(day + interval '9 hours', day + interval '17 hours'), true",
    ],
    [
      "held_times (host_id, calendar_id, kind, booking_id, service_item_id, during)",
      "n, n, 'visit', d::text, 1, tstzrange(day + interval '9 hours', day + interval '10 hours')",
    ],
  ]) {
    await client.query(
      `insert into ${table} select ${values} from generate_series(greatest($1::int, 2), $2::int) n, generate_series(1, 5) d, lateral (select timestamptz '2027-01-01' + d * interval '1 day' as day) x`,
      [from, hosts],
    );
  }
  await client.query("vacuum analyze availability, held_times");
}

async function fillBusyHost(): Promise<void> {
  await client.query(
    "insert into listings (host_id, name, address, country_iso, phone_number, description, community_id, category_id, profile_image_url) values (1, 'A', 'B', 'MT', '+35621223344', 'C', 1, 2, 'x')",
  );
  await client.query("insert into service_items (listing_id, host_id, name) values (1, 1, 'Item')");
  await client.query(
    "insert into availability (host_id, calendar_id, during, is_available) select 1, 1, tstzrange(timestamptz '2027-01-01' + d * interval '1 day' + h * interval '5 hours' + interval '8 hours', timestamptz '2027-01-01' + d * interval '1 day' + h * interval '5 hours' + interval '12 hours'), true from generate_series(0, 61) d, generate_series(0, 1) h",
  );
  await client.query(
    "insert into held_times (host_id, calendar_id, kind, booking_id, service_item_id, during) select 1, 1, 'visit', d || '-' || h, 1, tstzrange(timestamptz '2027-01-01' + d * interval '1 day' + h * interval '45 minutes' + interval '8 hours', timestamptz '2027-01-01' + d * interval '1 day' + h * interval '45 minutes' + interval '8 hours 30 minutes') from generate_series(0, 61) d, generate_series(0, 9) h",
  );
}
