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
