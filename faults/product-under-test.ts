import pg from "pg";
import { databaseUrlOf, type StartedProduct, startProduct } from "#scripts/product.ts";

export type Place = { readonly hostId: number; readonly itemIds: readonly [number, ...number[]] };

export async function startUnderTest(
  env: Record<string, string> = {},
): Promise<StartedProduct & { database: pg.Client }> {
  const product = await startProduct({
    RATE_LIMITS: "off",
    DEMO: "off",
    LOG_LEVEL: "silent",
    ...env,
  });
  const database = await connect(product.dataDir);
  return { ...product, database };
}

export async function connect(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir) });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

export async function openPlace(
  database: pg.Client,
  [length, ...otherLengths]: readonly [number, ...number[]],
  from: string,
  to: string,
): Promise<Place> {
  const key = Math.random().toString(36).slice(2);
  const userId = await id(
    database,
    "insert into users (issuer, subject, email, email_verified, first_name, last_name) values ('test', $1, $1, true, 'A', 'B') returning id",
    [key],
  );
  const hostId = await id(
    database,
    "insert into hosts (founder_id, name, email, country) values ($1, 'A B', 'a@test.example', 'MT') returning id",
    [userId],
  );
  const calendarId = await id(
    database,
    "insert into calendars (host_id, name, colour, position) values ($1, 'A', 'teal', 1) returning id",
    [hostId],
  );
  const listingId = await id(
    database,
    "insert into listings (host_id, name, address, country_iso, phone_number, description, community_id, category_id, profile_image_url) values ($1, 'A', 'B', 'MT', '+35621223344', 'C', 1, 2, 'x') returning id",
    [hostId],
  );
  const addItem = (minutes: number) =>
    id(
      database,
      "insert into service_items (listing_id, host_id, name, price_cents, duration_minutes) values ($1, $2, 'Item', 1000, $3) returning id",
      [listingId, hostId, minutes],
    );
  const itemIds: [number, ...number[]] = [await addItem(length)];
  for (const minutes of otherLengths) itemIds.push(await addItem(minutes));
  await database.query(
    "insert into availability (host_id, calendar_id, during, is_available) values ($1, $2, tstzrange($3, $4), true)",
    [hostId, calendarId, from, to],
  );
  return { hostId, itemIds };
}

async function id(database: pg.Client, statement: string, values: unknown[]): Promise<number> {
  const { rows } = await database.query(statement, values);
  return rows[0].id;
}

export type Attempt = { readonly status: number; readonly ms: number; readonly reference: string | undefined };

export async function tryToBook(
  address: string,
  place: Place,
  itemId: number,
  start: number,
  key: string,
  headers: Record<string, string> = {},
  more: object = {},
): Promise<Attempt> {
  const startedAt = performance.now();
  const response = await fetch(`${address}/api/providerCalendar/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key, ...headers },
    body: JSON.stringify({
      kindredProviderId: place.hostId,
      startTime: new Date(start).toISOString(),
      serviceItems: [itemId],
      customerName: "A",
      customerPhone: "99112233",
      ...more,
    }),
  });
  // A balancer in front of the product answers with text.
  const body = (await response.json().catch(() => ({}))) as { data?: { id: string } };
  return { status: response.status, ms: performance.now() - startedAt, reference: body.data?.id };
}

/** How many bookings start before an earlier one of the same host has ended. */
export async function countOverlaps(database: pg.Client): Promise<number> {
  const { rows } = await database.query(`select count(*)::int as n from (
      select starts_at, max(ends_at) over (partition by host_id order by starts_at, id
                                           rows between unbounded preceding and 1 preceding) as earlier_ends_at
        from bookings where status <> 'cancelled') b
    where earlier_ends_at > starts_at`);
  return rows[0].n;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
