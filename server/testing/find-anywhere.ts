import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { TestApp } from "./test-app.ts";

/** Searches every table of every schema, including those of pg-boss, and every file in the data folder. */
export async function findAnywhere(app: TestApp, words: readonly string[]): Promise<string[]> {
  return [...(await findInTables(app, words)), ...findInFiles(app.deps.settings.dataDir, words)];
}

async function findInTables({ deps }: TestApp, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_toast'
    order by 1, 2`.execute(deps.db);
  if (tables.length < 25) throw new Error(`only ${tables.length} tables were searched`);
  const needles = words.map((word) => ({ word, text: word.toLowerCase(), hex: Buffer.from(word).toString("hex") }));
  // As text, a row shows every column. Columns of bytes are in hexadecimal.
  const inEachTable = tables.map(
    ({ schema, name }) => sql`
      select distinct ${`${schema}.${name}`}::text || ': ' || needle.word as found
      from (select lower(t::text) as row from ${sql.table(`${schema}.${name}`)} t) rows
      join jsonb_to_recordset(${JSON.stringify(needles)}::jsonb) as needle (word text, "text" text, hex text)
        on strpos(rows.row, needle.text) > 0 or strpos(rows.row, needle.hex) > 0`,
  );
  const { rows } = await sql<{ found: string }>`${sql.join(inEachTable, sql` union all `)}`.execute(deps.db);
  return rows.map(({ found }) => found).sort();
}

function findInFiles(folder: string, words: readonly string[]): string[] {
  return filesIn(folder).flatMap((file) => {
    const bytes = readFileSync(join(folder, file));
    const text = bytes
      .toString("utf8")
      .replaceAll(/=\r?\n/g, "")
      .toLowerCase();
    return words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${file}: ${word}`);
  });
}

export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
