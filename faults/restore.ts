import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { nextYear } from "#server/testing/test-days.ts";
import { openPlace, startUnderTest } from "./product-under-test.ts";

// A backup from before an erasure is restored. The person must be erased again, and nothing else may change.
const bookings = 100_000;
const gone = "gone@test.example";

const dataDir = mkdtempSync(join(tmpdir(), "kindred-restore-"));
chmodSync(dataDir, 0o755);
const database = join(dataDir, "postgres");
const backup = join(dataDir, "backup");
const outbox = join(dataDir, "outbox");

/** `-a` keeps the owners: if root starts the product, PostgreSQL's files belong to another user. */
const copy = (from: string, to: string) => void execFileSync("cp", ["-a", from, to]);

const fill = `insert into bookings (host_id, id, service_item_id, listing_id, starts_at, ends_at, status, item_name,
    duration_minutes, price_cents, customer_name, customer_phone, customer_email, customer_locale, booked_by)
  select $1, translate(lpad(to_hex(n), 10, 'G'), '01abcdef', 'ZYABCDEF'), $2, (select listing_id from service_items where id = $2),
    now() - n * interval '1 minute', now() - n * interval '1 minute' + interval '15 minutes', 'confirmed', 'Item', 15, 1000,
    'Customer ' || n, '+35699112233', case when n % 1000 = 0 then '${gone}' else 'customer-' || n || '@test.example' end, 'en', 'customer'
  from generate_series(1, ${bookings}) as n`;

const one = async (line: pg.Client, statement: string) => Object.values((await line.query(statement)).rows[0])[0];
const named = (line: pg.Client) => one(line, `select count(*)::int from bookings where customer_email = '${gone}'`);
const print = (line: pg.Client) =>
  one(
    line,
    `select md5(string_agg(b::text, '' order by id)) from bookings b where customer_email is not null and customer_email <> '${gone}'`,
  );

let product = await startUnderTest({ DATA_DIR: dataDir });
const place = await openPlace(product.database, [15], `${nextYear}-03-01T00:00:00Z`, `${nextYear}-03-02T00:00:00Z`);
await product.database.query(fill, [place.hostId, place.itemIds[0]]);
const [before, had] = [await print(product.database), await named(product.database)];
await product.database.end();
await product.stop();
copy(database, backup);

product = await startUnderTest({ DATA_DIR: dataDir });
const call = (path: string, body: object) =>
  fetch(`${product.address}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: product.address },
    body: JSON.stringify(body),
  });
await call("/deletionRequests", { email: gone, reason: "", comments: "", confirmed: true });

async function mailedToken(): Promise<string> {
  for (;;) {
    const names = existsSync(outbox) ? readdirSync(outbox) : [];
    for (const name of names.filter((one) => one.endsWith(".eml"))) {
      const words = readFileSync(join(outbox, name), "utf8").replace(/=\r?\n/g, "");
      const token = /delete-request\/confirm\/([\w-]+)/.exec(words)?.[1];
      if (token) return token;
    }
    await sleep(200);
  }
}
const confirmed = await call(`/deletionRequests/${await mailedToken()}/confirm`, {});
for (let waited = 0; (await named(product.database)) !== 0; waited += 500) {
  if (waited > 60_000)
    throw new Error(`Not erased within a minute; the confirmation was answered with ${confirmed.status}`);
  await sleep(500);
}
await product.database.end();
await product.stop();

rmSync(database, { recursive: true });
copy(backup, database);
const startedAt = performance.now();
product = await startUnderTest({ DATA_DIR: dataDir });
const ms = Math.round(performance.now() - startedAt);
const [after, left] = [await print(product.database), await named(product.database)];
const count = await one(product.database, "select count(*)::int from bookings");
console.log(
  `${bookings} bookings, ${had} of somebody who was erased (${confirmed.status}); backup put back and started in ${ms} ms: ${count} bookings, ${left} with their address, the others ${before === after ? "unchanged" : "CHANGED"}`,
);
await product.database.end();
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(before === after && left === 0 && count === bookings && had === bookings / 1000 ? 0 : 1);
