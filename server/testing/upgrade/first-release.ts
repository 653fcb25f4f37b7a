import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "#server/db/migrate.ts";

/** The filled database and the app both use this time, so that the answers are the same on every day. */
export const upgradeNow = new Date("2027-02-10T10:00:00Z");

const lastMigration = "0101-item-edits";

/** The database is in the state of the first release. The caller migrates it to the newest version and drops it. */
export async function createFirstRelease(clusterUrl: string, hosts: number) {
  const url = new URL(clusterUrl);
  const name = `upgrade_${randomBytes(6).toString("hex")}`;
  url.pathname = "/postgres";
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  // With this search path, `now()` calls public.now() instead of PostgreSQL's own function.
  await admin.query(`alter database ${name} set search_path = public, pg_catalog`);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(
    `create function now() returns timestamptz language sql stable return timestamptz '${upgradeNow.toISOString()}'`,
  );
  await migrate(url.href, lastMigration);
  await client.query(`set upgrade.hosts = ${hosts}`);
  await client.query(readFileSync(join(import.meta.dirname, "first-release.sql"), "utf8"));
  await client.query("analyze");
  await client.end();
  const drop = async () => {
    await admin.query(`drop database ${name}`);
    await admin.end();
  };
  return { url: url.href, drop };
}
