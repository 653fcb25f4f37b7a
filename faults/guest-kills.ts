import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nextYear } from "#server/testing/test-days.ts";
import { openPlace, startUnderTest } from "./product-under-test.ts";

// The product gets kill -9 while people register for an event, join its waiting list and cancel. No acknowledged answer
// may be lost, no registration duplicated, and the counts must match the registrations.
const rounds = 10;
const people = 40;
const capacity = 60;
const dataDir = mkdtempSync(join(tmpdir(), "kindred-guest-kills-"));
chmodSync(dataDir, 0o755);

let product = await startUnderTest({ DATA_DIR: dataDir });
const { hostId } = await openPlace(
  product.database,
  [15],
  `${nextYear}-03-01T00:00:00Z`,
  `${nextYear}-03-02T00:00:00Z`,
);
const { rows: made } = await product.database.query(
  `insert into events (host_id, title, description, category, address, country_iso, start_date, end_date, timezone,
     community_id, ticket_required, ticket_currency, requires_booking, image_url, registration, capacity, has_waiting_list, review_state)
   values ($1, 'A', 'B', 'Festivals', 'C', 'MT', $2, $3, 'Europe/Malta', 1, false, 'EUR', false, 'x', 'kindred', $4, true, 'verified')
   returning id`,
  [hostId, `${nextYear}-05-01T18:00:00Z`, `${nextYear}-05-01T22:00:00Z`, capacity],
);
const eventId = made[0].id as number;

type Wish = { readonly key: string; readonly phone: string; readonly places: number };
type Answer = { readonly status: number; readonly id?: string; readonly secret?: string };

async function send(path: string, body: object, key: string): Promise<Answer | null> {
  const headers = { "content-type": "application/json", "idempotency-key": key };
  try {
    const response = await fetch(`${product.address}/api${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const { data } = (await response.json()) as { data?: { id: string; secret: string } };
    return { status: response.status, ...(data ? { id: data.id, secret: data.secret } : {}) };
  } catch {
    return null;
  }
}

const register = ({ key, phone, places }: Wish) => {
  const guest = { guestName: "A", guestPhone: phone, guestEmail: `${phone.slice(1)}@test.example` };
  return send(`/whatsOn/${eventId}/registrations`, { places, ...guest, waitIfFull: true }, key);
};

let acknowledged = 0;
let lost = 0;
let wrongCounts = 0;
for (let round = 0; round < rounds; round++) {
  const wishes = Array.from({ length: people }, (_, n) => ({
    key: randomUUID(),
    phone: `+3567${String(1_000_000 + round * people + n)}`,
    places: 1 + (n % 3),
  }));
  const gone = new Promise((resolve) => product.process.once("exit", resolve));
  let untilTheKill = 1 + Math.floor(Math.random() * (people - 1));
  const cancelled = new Set<string>();
  const first = await Promise.all(
    wishes.map(async (wish, n) => {
      const answer = await register(wish);
      if (--untilTheKill === 0) setTimeout(() => product.process.kill("SIGKILL"), Math.random() * 10);
      if (answer?.status === 201 && n % 4 === 0) {
        const off = await send(`/registrations/${answer.secret}/cancel`, {}, randomUUID());
        if (off?.status === 200) cancelled.add(answer.id ?? "");
      }
      return answer;
    }),
  );
  await gone;
  await product.database.end().catch(() => undefined);
  product = await startUnderTest({ DATA_DIR: dataDir });
  for (const [n, wish] of wishes.entries()) {
    const before = first[n];
    if (before?.status === 201) acknowledged++;
    const again = await register(wish);
    if (again?.status !== 201 || (before?.status === 201 && before.id !== again.id)) lost++;
  }
  const { rows: kept } = await product.database.query(
    "select count(*)::int as n from registrations where id = any($1) and status = 'cancelled'",
    [[...cancelled]],
  );
  lost += cancelled.size - kept[0].n;
  const { rows: counts } = await product.database.query(
    `select places_taken, places_offered, people_waiting,
       coalesce(sum(places) filter (where status = 'confirmed'), 0)::int as taken,
       coalesce(sum(places) filter (where status = 'offered'), 0)::int as offered,
       (count(*) filter (where status = 'waiting'))::int as waiting, count(distinct guest_phone)::int as phones,
       count(*)::int as rows
     from events join registrations on event_id = events.id where events.id = $1 group by events.id`,
    [eventId],
  );
  const now = counts[0];
  const isRight =
    now.places_taken === now.taken &&
    now.places_offered === now.offered &&
    now.people_waiting === now.waiting &&
    now.rows === now.phones &&
    now.taken + now.offered <= capacity;
  if (!isRight) wrongCounts++;
}

console.log(
  `kill -9: ${rounds} rounds × ${people} people, ${acknowledged} acknowledged, ${lost} lost, ${wrongCounts} wrong counts`,
);
await product.database.end();
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(lost === 0 && wrongCounts === 0 ? 0 : 1);
