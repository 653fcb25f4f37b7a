import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { migrate } from "#server/db/migrate.ts";

// Execution time in PostgreSQL of 62 days of a busy calendar, among 1,000 and among 100,000 provider accounts.
// The ratio of the two matters: it should stay near 1.
const scales = [1_000, 100_000];
const runs = 25;

const query = `
  select 'availability' as kind, lower(during), upper(during) from availability
   where provider_account_id = 1 and during && tstzrange('2027-01-01', '2027-03-04')
  union all
  select 'held', lower(during), upper(during) from held_times
   where provider_account_id = 1 and during && tstzrange('2027-01-01', '2027-03-04')`;

const dataDir = mkdtempSync(join(tmpdir(), "kindred-bench-"));
chmodSync(dataDir, 0o755);
const cluster = await startCluster({ dataDir, print: () => undefined });
await migrate(cluster.url);
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();

const results: { accounts: number; rows: number; "median ms": number }[] = [];
for (const accounts of scales) {
  await fillTo(accounts);
  const times: number[] = [];
  let rows = 0;
  for (let n = 0; n < runs; n++) {
    const { rows: plan } = await client.query(`explain (analyze, format json) ${query}`);
    const [{ Plan, "Execution Time": ms }] = plan[0]["QUERY PLAN"];
    times.push(ms);
    rows = Plan["Actual Rows"];
  }
  times.sort((a, b) => a - b);
  results.push({ accounts, rows, "median ms": Math.round((times[Math.floor(runs / 2)] ?? 0) * 100) / 100 });
}
console.table(results);
const [small, large] = results;
console.log(
  `100,000 accounts against 1,000: ${((large?.["median ms"] ?? 0) / (small?.["median ms"] || 1)).toFixed(2)} times`,
);
await client.end();
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });

/** Account 1 is busy: two open ranges and ten bookings on each of 62 days. The others have one of each on five days. */
async function fillTo(accounts: number): Promise<void> {
  const from = (await client.query("select coalesce(max(id), 0)::int as n from provider_accounts")).rows[0].n + 1;
  await client.query(
    "insert into users (issuer, subject, email, email_verified, first_name, last_name) select 'bench', n::text, n || '@bench.example', true, 'A', 'B' from generate_series($1::int, $2::int) n",
    [from, accounts],
  );
  await client.query(
    "insert into provider_accounts (user_id, first_name, last_name, date_of_birth, email, terms_version) select id, 'A', 'B', '1990-01-01', email, '1' from users where id between $1 and $2 order by id",
    [from, accounts],
  );
  if (from === 1) await fillBusyAccount();
  for (const [table, values] of [
    [
      "availability (provider_account_id, during, is_available)",
      "n, tstzrange(day + interval '9 hours', day + interval '17 hours'), true",
    ],
    [
      "held_times (provider_account_id, booking_id, service_item_id, during)",
      "n, d::text, 1, tstzrange(day + interval '9 hours', day + interval '10 hours')",
    ],
  ]) {
    await client.query(
      `insert into ${table} select ${values} from generate_series(greatest($1::int, 2), $2::int) n, generate_series(1, 5) d, lateral (select timestamptz '2027-01-01' + d * interval '1 day' as day) x`,
      [from, accounts],
    );
  }
  await client.query("vacuum analyze availability, held_times");
}

async function fillBusyAccount(): Promise<void> {
  await client.query(
    "insert into listings (user_id, name, address, country_iso, phone_number, description, community_id, category_id, profile_image_url) values (1, 'A', 'B', 'MT', '+35621223344', 'C', 1, 2, 'x')",
  );
  await client.query("insert into service_items (listing_id, user_id, name) values (1, 1, 'Item')");
  await client.query(
    "insert into availability select 1, tstzrange(timestamptz '2027-01-01' + d * interval '1 day' + h * interval '5 hours' + interval '8 hours', timestamptz '2027-01-01' + d * interval '1 day' + h * interval '5 hours' + interval '12 hours'), true from generate_series(0, 61) d, generate_series(0, 1) h",
  );
  await client.query(
    "insert into held_times select 1, d || '-' || h, 1, tstzrange(timestamptz '2027-01-01' + d * interval '1 day' + h * interval '45 minutes' + interval '8 hours', timestamptz '2027-01-01' + d * interval '1 day' + h * interval '45 minutes' + interval '8 hours 30 minutes') from generate_series(0, 61) d, generate_series(0, 9) h",
  );
}
