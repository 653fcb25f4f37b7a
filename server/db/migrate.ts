import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";
import { mendPhoneNumbers } from "./migrations/0098-phone-numbers.ts";
import { fillListingCities } from "./migrations/0105-listing-cities.ts";

const folder = join(import.meta.dirname, "migrations");

/** Several processes may call this at once. One migrates, the others wait. */
export async function migrate(url: string, target?: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: "kindred-migrate" });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () => ({
          ...sqlMigrations(),
          "0098-phone-numbers": { up: mendPhoneNumbers },
          "0105-listing-cities": { up: fillListingCities },
        }),
      },
    });
    const { error, results } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest());
    if (error) throw error;
    return results?.length ?? 0;
  } finally {
    await db.destroy();
  }
}

function sqlMigrations(): Record<string, Migration> {
  const files = readdirSync(folder).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name));
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return [
        file.replace(/\.sql$/, ""),
        { up: async (db) => void (await sql.raw(text).execute(db)) } satisfies Migration,
      ];
    }),
  );
}
