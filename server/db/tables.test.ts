import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { describeTables } from "./describe-tables.ts";
import { createPool } from "./pool.ts";

test("tables.ts matches the tables created by the migrations (`npm run tables` regenerates it)", async () => {
  const pool = createPool(inject("clusterUrl"), { max: 1 });
  const described = await describeTables(pool);
  await pool.end();
  expect(readFileSync(join(import.meta.dirname, "tables.ts"), "utf8")).toBe(described);
});

/**
 * These tables are small and are also read by their own id, without a host:
 * docs/decisions/0025-hosts-members-calendars.md.
 */
const readByTheirOwnId = ["events", "listings", "reviews", "service_items", "sessions"];

test("the key of every table with a host starts with the host, except for content that is read by its own id", async () => {
  const pool = createPool(inject("clusterUrl"), { max: 1 });
  const { rows } = await pool.query<{ table: string; leads: boolean }>(`
    select c.relname as table, coalesce(bool_and(i.indkey[0] = a.attnum), false) as leads
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname in ('host_id', 'current_host_id') and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and (i.indisprimary or i.indisexclusion)
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace group by 1 order by 1`);
  await pool.end();
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ leads }) => !leads).map(({ table }) => table)).toEqual(readByTheirOwnId);
});
