import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";
import { version } from "#server/version.ts";
import { mendPhoneNumbers } from "./migrations/0098-phone-numbers.ts";
import { fillListingCities } from "./migrations/0105-listing-cities.ts";
import { NewerDatabase } from "./newer-database.ts";
import { noTimeouts, roleSettings } from "./pool.ts";

const folder = join(import.meta.dirname, "migrations");

/** Several processes may call this at once. One migrates, the others wait. */
export function migrate(url: string, target?: string): Promise<number> {
  return withDatabase(url, async (db) => {
    const migrations = {
      ...sqlMigrations(),
      "0098-phone-numbers": { up: mendPhoneNumbers },
      "0105-listing-cities": { up: fillListingCities },
    };
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await refuseNewer(db, Object.keys(migrations));
    const { error, results } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest());
    if (error) throw error;
    return results?.length ?? 0;
  });
}

async function refuseNewer(db: Kysely<unknown>, known: readonly string[]): Promise<void> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!tables[0]?.isThere) return;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name <> all(${known}::text[]) order by name desc`.execute(db);
  const newest = rows[0]?.name;
  if (newest === undefined) return;
  throw new NewerDatabase(
    `A newer release has updated this database (${newest}), and this is ${version}. Start the newer release, or restore a backup that is older than the update.`,
  );
}

/** PgBouncer in transaction mode cannot pass settings on, so each session gets them from its role. */
export function setRoleSettings(url: string): Promise<void> {
  return withDatabase(url, (db) =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${roleSettingsLock})`.execute(trx);
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(trx);
      for (const [name, value] of roleSettings) {
        await sql`alter role current_user in database ${sql.id(rows[0]?.name ?? "")}
          set ${sql.id(name)} = ${sql.lit(String(value))}`.execute(trx);
      }
    }),
  );
}

const roleSettingsLock = 7302;

async function withDatabase<T>(url: string, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const options = { max: 2, application_name: "kindred-migrate", options: noTimeouts };
  const pool = new pg.Pool({ connectionString: url, ...options });
  // If PostgreSQL is stopped before the last connection is closed, this error without a listener would end the process.
  pool.on("error", () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
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
