import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { databaseUrlOf, type StartedProduct, startProduct } from "#scripts/product.ts";
import { nextYear } from "#server/testing/test-days.ts";

/** The calendars are measured in the week that starts on this day. */
export const firstDay = Date.parse(`${nextYear}-03-01T00:00:00Z`);
export const dayMs = 24 * 3_600_000;
const daysOpen = 200;

export type Seeded = StartedProduct & {
  readonly databaseUrl: string;
  readonly database: pg.Client;
  readonly hosts: readonly Host[];
};
export type Host = { readonly id: number; readonly itemId: number; readonly calendarId: number };

/**
 * Runs the product like `npm start`, with demo content and `count` more hosts. The limits per customer are on, but so
 * high that they refuse nobody.
 */
export async function startSeeded(count: number, env: Record<string, string> = {}): Promise<Seeded> {
  const product = await startProduct({
    LIMIT_BOOKING_ATTEMPTS_PER_MINUTE: "9999999/60",
    LIMIT_BOOKING_ATTEMPTS_PER_HOUR: "9999999/3600",
    LIMIT_SEARCHES: "9999999/60",
    ...env,
  });
  const databaseUrl = databaseUrlOf(product.dataDir);
  const database = new pg.Client({ connectionString: databaseUrl });
  database.on("error", () => undefined);
  await database.connect();
  const hosts = await addHosts(database, count);
  await database.query("vacuum analyze");
  return { ...product, databaseUrl, database, hosts };
}

/** `from` is the number of hosts that were added before. */
export async function addHosts(database: pg.Client, count: number, from = 0): Promise<Host[]> {
  const { rows } = await database.query(
    `with people as (
       insert into users (issuer, subject, email, email_verified, first_name, last_name)
       select 'local', 'bench-' || n, n || '@bench.example', true, 'A', 'B' from generate_series($4::int + 1, $4::int + $1::int) n returning id, email
     ), new_hosts as (
       insert into hosts (founder_id, name, email, country) select id, 'A B', email, 'MT' from people returning id
     ), new_calendars as (
       insert into calendars (host_id, name, colour, position) select id, 'A', 'teal', 1 from new_hosts returning id, host_id
     ), new_listings as (
       insert into listings (host_id, name, address, country_iso, phone_number, description, community_id, category_id, profile_image_url)
       select id, 'Bench', 'Republic Street, Valletta', 'MT', '+35621223344', 'C', 1, 2, '/x.webp' from new_hosts returning id, host_id
     ), new_items as (
       insert into service_items (listing_id, host_id, name, price_cents, duration_minutes)
       select id, host_id, 'Item', 1000, 30 from new_listings returning id, host_id
     ), opened as (
       insert into availability (host_id, calendar_id, during, is_available)
       select host_id, id, tstzrange($2, $3), true from new_calendars
     )
     select i.host_id as id, i.id as "itemId", c.id as "calendarId"
       from new_items i join new_calendars c on c.host_id = i.host_id order by 1`,
    [count, new Date(firstDay), new Date(firstDay + daysOpen * dayMs), from],
  );
  return rows;
}

/** Past visits, spread over all hosts but the measured one. */
export async function addBookings({ database }: Seeded, count: number): Promise<void> {
  await database.query(
    `with all_hosts as (
       select i.host_id, i.id as item_id, i.listing_id, c.id as calendar_id, row_number() over (order by i.host_id) as n
         from service_items i join calendars c on c.host_id = i.host_id join users u on true
         join hosts h on h.id = i.host_id and h.founder_id = u.id and u.subject like 'bench-%'
     ), total as (select count(*) as hosts, (select count(*) from bookings) as before from all_hosts), made as (
       insert into bookings (host_id, calendar_id, id, service_item_id, listing_id, starts_at, ends_at, item_name, duration_minutes,
                             price_cents, customer_name, customer_phone, customer_locale, booked_by, is_calendar_chosen, status, items)
       select host_id, calendar_id, 'G' || translate(lpad((before + k)::text, 9, '0'), '01', 'XY'), item_id, listing_id, starts, starts + interval '30 minutes', 'Item', 30,
              1000, 'A B', '+35699' || k, 'en', 'customer', false, 'confirmed',
              jsonb_build_array(jsonb_build_object('id', item_id, 'name', 'Item', 'priceCents', 1000, 'minutes', 30))
         from total, generate_series(1, $1::int) k
         join all_hosts on n = 2 + k % (select hosts - 1 from total),
              lateral (select $2::timestamptz - (before + k / (hosts - 1)) * interval '1 hour' as starts) at
       returning host_id, calendar_id, id, service_item_id, starts_at, ends_at
     )
     insert into held_times (host_id, calendar_id, kind, booking_id, service_item_id, during)
     select host_id, calendar_id, 'visit', id, service_item_id, tstzrange(starts_at, ends_at) from made`,
    [count, new Date(firstDay - 30 * dayMs)],
  );
  await database.query("vacuum analyze");
}

/** The founder of the host becomes its owner. Returns the cookie of their session. */
export async function signInAsOwner({ database }: Seeded, hostId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const { rows } = await database.query("select founder_id from hosts where id = $1", [hostId]);
  const userId = rows[0].founder_id;
  await database.query("insert into host_members (host_id, user_id, role) values ($1, $2, 'owner')", [hostId, userId]);
  await database.query(
    "insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')",
    [createHash("sha256").update(token).digest(), userId],
  );
  return `sid=${token}`;
}

export type Reference = { readonly address: string; readonly pid: number; readonly stop: () => void };

/** The server runs in its own process and prints its port. */
export async function startReference(name: string, env: Record<string, string>): Promise<Reference> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "references", `${name}.ts`)], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (text) => resolve(String(text).trim()));
    child.once("exit", () => reject(new Error(`The reference ${name} ended before it was ready`)));
  });
  return { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() };
}
