import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "./migrate.ts";

/** An empty database for one test, dropped after it, and a connection to it that is closed first. */
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

test("ten concurrent migrate() calls apply the migrations only once", async () => {
  const { url } = await emptyDatabase();
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate(url)));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
  expect(await migrate(url)).toBe(0);
});
