import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { nextYear } from "#server/testing/test-days.ts";
import { askForErasure, untilErased } from "./ask-for-erasure.ts";
import { openPlace, startUnderTest } from "./product-under-test.ts";

// A backup from before an erasure is restored. The person must be erased again, and nothing else may change.
const bookings = 100_000;
const gone = "gone@test.example";

const dataDir = mkdtempSync(join(tmpdir(), "kindred-restore-"));
chmodSync(dataDir, 0o755);
const database = join(dataDir, "postgres");
const backup = join(dataDir, "backup");

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
await askForErasure(product, gone);
await untilErased(async () => (await named(product.database)) === 0);
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
  `${bookings} bookings, ${had} of somebody who was erased; backup put back and started in ${ms} ms: ${count} bookings, ${left} with their address, the others ${before === after ? "unchanged" : "CHANGED"}`,
);
await product.database.end();
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(before === after && left === 0 && count === bookings && had === bookings / 1000 ? 0 : 1);
