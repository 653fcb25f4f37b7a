import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { readSettings } from "#server/env.ts";
import { connectDatabase } from "./connect-database.ts";
import { migrate, setRoleSettings } from "./migrate.ts";
import { cityInAddress } from "./migrations/0105-listing-cities.ts";

/** The connection is closed before the database is dropped. */
async function emptyDatabase(): Promise<{ url: string; client: pg.Client }> {
  const url = new URL(inject("clusterUrl"));
  url.pathname = "/postgres";
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query("drop database if exists migrate_test with (force)");
  await admin.query("create database migrate_test");
  url.pathname = "/migrate_test";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await admin.query("drop database migrate_test");
    await admin.end();
  });
  return { url: url.href, client };
}

test("the migration converts phone numbers to E.164 and leaves invalid numbers unchanged", async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url, "0097-unclear-deletions");
  await client.query(`insert into users (issuer, subject, email, email_verified, first_name, last_name)
    values ('i', 's', 'a@b.example', true, 'A', 'B')`);
  const insert = (phone: string, country: string, whatsapp: string | null, before: object | null) =>
    client.query(
      `insert into listings (user_id, name, address, country_iso, phone_number, whatsapp_number, description,
        community_id, category_id, profile_image_url, content_before_review)
       select id, 'n', 'a', $2, $1, $3, 'd', 1, 1, '/p', $4 from users`,
      [phone, country, whatsapp, before],
    );
  await insert("7912 3456", "MT", "0044 7911 123456", { phone: "7912 3456", name: "n" });
  await insert("020 7946 0018", "GB", null, null);
  await insert("ask at the bar", "MT", "+356 2122 3344", null);
  await insert("2122 3344 ext 5", "MT", null, null);
  await client.query(`insert into provider_accounts (user_id, first_name, last_name, date_of_birth, email, terms_version)
    select id, 'A', 'B', '1990-05-17', email, '1' from users`);
  await client.query(
    `insert into service_items (listing_id, user_id, name, price_cents)
    select id, user_id, 'Braids', 4000 from listings order by id limit 1`,
  );
  const typed = ["7900 0188", "+35679000188", null, "the neighbour's"];
  for (const [index, phone] of typed.entries())
    await client.query(
      `insert into bookings (provider_account_id, id, service_item_id, listing_id, starts_at, ends_at, status, item_name,
        price_cents, customer_phone, customer_locale, booked_by)
       select account.id, $1, item.id, item.listing_id, now(), now() + interval '1 hour', 'confirmed', 'Braids', 4000, $2,
         'en', 'provider' from provider_accounts account, service_items item`,
      [`BBBBBBBBB${index + 2}`, phone],
    );
  expect(await migrate(url)).toBeGreaterThan(0);
  const { rows } = await client.query(
    "select phone_number, whatsapp_number, content_before_review as before, revision from listings order by id",
  );
  expect(rows).toEqual([
    {
      phone_number: "+35679123456",
      whatsapp_number: "+447911123456",
      before: { phone: "+356 7912 3456", name: "n" },
      revision: 1,
    },
    { phone_number: "+442079460018", whatsapp_number: null, before: null, revision: 1 },
    { phone_number: "ask at the bar", whatsapp_number: "+35621223344", before: null, revision: 1 },
    { phone_number: "2122 3344 ext 5", whatsapp_number: null, before: null, revision: 1 },
  ]);
  const bookings = await client.query<{ customer_phone: string | null }>(
    "select customer_phone from bookings order by id",
  );
  expect(bookings.rows.map((row) => row.customer_phone)).toEqual([
    "+35679000188",
    "+35679000188",
    null,
    "the neighbour's",
  ]);
});

test("the migration sets is_new_review only on the edit made at review_requested_at", async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url, "0100-item-revisions");
  await client.query(`insert into users (issuer, subject, email, email_verified, first_name, last_name)
    values ('i', 's', 'a@b.example', true, 'A', 'B')`);
  await client.query(`insert into listings (user_id, name, address, country_iso, phone_number, description,
      community_id, category_id, profile_image_url, review_requested_at)
    select id, 'n', 'a', 'MT', '+35679123456', 'd', 1, 1, '/p', '2026-02-02T10:00:00Z' from users`);
  await client.query(`insert into listing_edits (listing_id, editor_id, changes, edited_at)
    select id, user_id, '[]', moment from listings,
      (values ('2026-02-01T10:00:00Z'::timestamptz), ('2026-02-02T10:00:00Z')) as edited (moment)`);
  await migrate(url);
  const { rows } = await client.query("select is_new_review, action, item_name from listing_edits order by edited_at");
  expect(rows).toEqual([
    { is_new_review: false, action: "changed", item_name: null },
    { is_new_review: true, action: "changed", item_name: null },
  ]);
});

test("the migration gives every provider account a host with its founder as owner and one calendar", async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url, "0101-item-edits");
  await client.query(`insert into users (issuer, subject, email, email_verified, first_name, last_name)
    select 'i', n::text, n || '@b.example', true, 'Given' || n, 'Family' || n from generate_series(1, 3) n`);
  await client.query(`insert into provider_accounts
      (user_id, first_name, last_name, date_of_birth, email, terms_version, terms_accepted_at, suspended_at)
    values (2, 'Amara', 'Okafor', '1990-05-17', 'a@b.example', '1', '2026-01-02T03:04:05Z', null),
      (1, 'Kofi', 'Mensah', '1980-01-31', 'k@b.example', '2', '2026-02-02T03:04:05Z', '2026-03-01T00:00:00Z')`);
  // The third person has a listing, but no provider account.
  await client.query(`insert into listings (user_id, name, address, country_iso, phone_number, description, community_id,
      category_id, profile_image_url)
    select n, 'n', 'a', 'MT', '+35679123456', 'd', 1, 1, '/p' from unnest(array[2, 1, 3]) n`);
  await client.query(`insert into service_items (listing_id, user_id, name)
    select id, user_id, 'Braids' from listings`);
  await client.query(`insert into events (user_id, organizer_id, title, description, category, address, country_iso,
      start_date, end_date, timezone, community_id, ticket_required, ticket_currency, requires_booking, image_url)
    values (2, 1, 't', 'd', 'Festivals', 'a', 'MT', now(), now() + interval '1 hour', 'Europe/Malta', 1, false, 'EUR', false, '/p')`);
  await client.query(`insert into availability
    values (1, '[2026-04-01 09:00Z,2026-04-01 17:00Z)', true), (2, '[2026-04-01 09:00Z,2026-04-01 12:00Z)', false)`);
  await client.query(`insert into bookings (provider_account_id, id, service_item_id, listing_id, starts_at, ends_at, status,
      item_name, price_cents, customer_locale, booked_by)
    values (1, 'BBBBBBBBBB', 1, 1, '2026-04-01 10:00Z', '2026-04-01 11:00Z', 'confirmed', 'Braids', 4000, 'en', 'customer')`);
  await client.query("insert into held_times values (1, 'BBBBBBBBBB', 1, '[2026-04-01 10:00Z,2026-04-01 11:00Z)')");
  await client.query(`insert into reviews (provider_account_id, booking_id, listing_id, stars, author, item_name, visited_at)
    values (1, 'BBBBBBBBBB', 1, 5, 'A', 'Braids', '2026-04-01 10:00Z')`);
  await migrate(url);
  const rows = async (query: string) => (await client.query({ text: query, rowMode: "array" })).rows;
  expect(
    await rows(`select h.id, h.name, h.email, h.country, h.suspended_at is null, d.first_name, d.date_of_birth::text,
        d.terms_version, m.user_id, m.role, c.id, c.name, c.position
      from hosts h left join personal_details d on d.user_id = h.founder_id join host_members m on m.host_id = h.id
      join calendars c on c.host_id = h.id order by h.id`),
  ).toEqual([
    [1, "Amara Okafor", "a@b.example", "MT", true, "Amara", "1990-05-17", "1", 2, "owner", 1, "Amara", 1],
    [2, "Kofi Mensah", "k@b.example", "MT", false, "Kofi", "1980-01-31", "2", 1, "owner", 2, "Kofi", 1],
    // This person had content but no provider account: their host is closed, and no details are invented.
    [3, "Given3 Family3", "3@b.example", "MT", false, null, null, null, 3, "owner", 3, "Given3", 1],
  ]);
  expect(await rows("select count(*)::int from personal_details")).toEqual([[2]]);
  expect(await rows("select named_after from calendars order by id")).toEqual([[2], [1], [3]]);
  expect(await rows("select id, host_id from listings order by id")).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(await rows("select host_id from service_items order by id")).toEqual([[1], [2], [3]]);
  expect(await rows("select host_id from events")).toEqual([[1]]);
  expect(await rows("select host_id, calendar_id, is_available from availability order by host_id")).toEqual([
    [1, 1, true],
    [2, 2, false],
  ]);
  expect(await rows("select host_id, calendar_id, kind, booking_id from held_times")).toEqual([
    [1, 1, "visit", "BBBBBBBBBB"],
  ]);
  expect(await rows("select host_id, calendar_id from bookings")).toEqual([[1, 1]]);
  expect(await rows("select host_id, booking_id from reviews")).toEqual([[1, "BBBBBBBBBB"]]);
});

test.for([
  ["12 Triq il-Kbira, Birkirkara", 2],
  ["14, Triq Birkirkara, San Ġiljan", 47],
  ["5 St Paul Street, Valletta VLT 1213, Malta", 18],
  ["Tower Road Sliema SLM1600", 54],
  ["3, Triq San Ġwann, L-Imsida", 40],
  ["Flat 2, St. Julian's", 47],
  ["Pjazza Indipendenza, Victoria, Gozo", 63],
  ["Triq il-Kbira, Ir-Rabat, Għawdex", 63],
  ["Triq San Pawl, Rabat", 30],
  ["Iż-Żebbuġ, Għawdex", 66],
  ["3, Triq Santa Marija, Ħaż-Żebbuġ", 17],
  ["Level 2, 8, Triq l-Imdina, Ħ'Attard", 1],
  ["Sliema, Valletta", null],
  ["Visits across Malta", null],
  ["Unit 2, Ħal Far", null],
  ["", null],
] as const)("the migration reads the city of %j as %j", ([address, cityId]) => {
  expect(cityInAddress(address)).toBe(cityId);
});

test("the migration gives listings the city that their address ends with, and changes nothing else", async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url, "0104-listing-city-languages");
  await client.query(`insert into users (issuer, subject, email, email_verified, first_name, last_name)
    values ('i', 's', 'a@b.example', true, 'A', 'B')`);
  await client.query(`insert into hosts (founder_id, name, email, country) select id, 'A', email, 'MT' from users`);
  const insert = (address: string, country: string) =>
    client.query(
      `insert into listings (host_id, name, address, country_iso, phone_number, description, community_id, category_id,
        profile_image_url) select id, 'n', $1, $2, '+35621223344', 'd', 1, 1, '/p' from hosts`,
      [address, country],
    );
  await insert("12 Triq il-Kbira, Birkirkara", "MT");
  await insert("Somewhere", "MT");
  await insert("Victoria", "GB");
  const read = (columns: string) => client.query(`select ${columns} from listings order by id`);
  const before = (await read("id, address, revision, review_state, updated_at")).rows;
  await migrate(url);
  expect((await read("city_id, languages")).rows).toEqual(
    [2, null, null].map((city_id) => ({ city_id, languages: [] })),
  );
  expect((await read("id, address, revision, review_state, updated_at")).rows).toEqual(before);
});

test("the migration makes one row of the hours of a day, and keeps every minute", async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url, "0272-webhooks");
  await client.query(`with person as (
      insert into users (issuer, subject, email, email_verified, first_name, last_name)
      values ('i', 's', 'a@b.example', true, 'A', 'B') returning id)
    insert into hosts (founder_id, name, email, country) select id, 'A B', 'a@b.example', 'MT' from person`);
  await client.query(`insert into insight_hours select id, day::date, 7, hour, booked, open from hosts, (values
    ('2026-03-02', 0, 15, 60), ('2026-03-02', 23, 30, 0), ('2026-03-03', 9, 0, 45)) as counted (day, hour, booked, open)`);
  await migrate(url);
  const { rows } = await client.query(
    "select day, calendar_id, booked_minutes, open_minutes from insight_day_hours order by day",
  );
  const hours = (minutes: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => minutes[hour] ?? 0);
  expect(
    rows.map(({ calendar_id, booked_minutes, open_minutes }) => [calendar_id, booked_minutes, open_minutes]),
  ).toEqual([
    [7, hours({ 0: 15, 23: 30 }), hours({ 0: 60 })],
    [7, hours({}), hours({ 9: 45 })],
  ]);
});

test("ten concurrent migrate() calls apply the migrations only once", async () => {
  const { url } = await emptyDatabase();
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate(url)));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
  expect(await migrate(url)).toBe(0);
});

test("a database of a newer release is refused, with a sentence", async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url);
  await client.query("insert into kysely_migration values ('9999-from-the-future', now()::text)");
  await expect(migrate(url)).rejects.toThrow(/A newer release has updated this database \(9999-from-the-future\)/);
});

test("the role's settings replace those of the session", async () => {
  const { url } = await emptyDatabase();
  await Promise.all([setRoleSettings(url), setRoleSettings(url)]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select current_setting('statement_timeout') as s, current_setting('timezone') as z",
  );
  await client.end();
  expect(rows).toEqual([{ s: "5s", z: "UTC" }]);
});

test("starting processes wait for each other longer than the role's timeouts", async () => {
  const { url } = await emptyDatabase();
  await migrate(url);
  const database = { ...readSettings({}).database, sessionUrl: url };
  const [one, other] = [
    await connectDatabase(url, { database }, () => undefined),
    await connectDatabase(url, { database }, () => undefined),
  ];
  onTestFinished(async () => void (await Promise.all([one.end(), other.end()])));
  const { promise: isWorking, resolve } = Promise.withResolvers<void>();
  const first = one.inTurn(async () => {
    resolve();
    await one.pool.query("select pg_sleep(2.5)", []);
  });
  await isWorking;
  await expect(other.inTurn(async () => "my turn")).resolves.toBe("my turn");
  await first;
});

test("a migration may wait for a lock longer than the role's timeouts", async () => {
  const { url, client } = await emptyDatabase();
  await migrate(url);
  await setRoleSettings(url);
  await client.query("begin");
  await client.query("lock table kysely_migration");
  const migrated = migrate(url);
  await client.query("select pg_sleep(2.5)");
  await client.query("commit");
  await expect(migrated).resolves.toBe(0);
});
