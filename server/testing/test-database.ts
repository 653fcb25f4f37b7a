import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { createPool } from "#server/db/pool.ts";

export type TestDatabase = { readonly url: string; readonly pool: pg.Pool; readonly emptier: pg.Pool };

/**
 * Finished tests of this worker leave their emptied databases here, with open connections. Emptying one is many times
 * cheaper than copying the template, and a new connection has to read the catalogue and plan every statement again.
 */
const free: TestDatabase[] = [];

/** The database has all tables, the reference data and the job queues, and nothing else. */
export async function takeDatabase(templateUrl: string): Promise<TestDatabase> {
  const used = free.pop();
  if (used) return used;
  const url = new URL(templateUrl);
  const template = url.pathname.slice(1);
  const name = `test_${randomBytes(6).toString("hex")}`;
  await query(maintenance(url), `create database ${name} template ${template}`);
  url.pathname = `/${name}`;
  // The tests send very many short statements, and the system spends less time on a socket of its own than on TCP.
  url.searchParams.set("host", inject("socketFolder"));
  return { url: url.href, pool: openTestPool(url.href), emptier: openEmptier(url.href) };
}

/**
 * Empties the tables without running their triggers. A session that changes `session_replication_role` forgets all its
 * plans, so this connection has the setting from the start, and those of the test never change it.
 */
function openEmptier(url: string): pg.Pool {
  const emptier = new pg.Pool({
    connectionString: url,
    options: "-c session_replication_role=replica",
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // Without a listener, the error event would end the process.
  emptier.on("error", () => undefined);
  return emptier;
}

export function openTestPool(url: string): pg.Pool {
  const pool = createPool(url, { max: 10 });
  // The connections of a free database must not keep the worker from ending.
  pool.options.allowExitOnIdle = true;
  return pool;
}

export async function giveBackDatabase({ url, pool, emptier }: TestDatabase): Promise<void> {
  const isQuiet = pool.idleCount === pool.totalCount;
  // This waits for connections that are still in use.
  if (!isQuiet) await pool.end();
  const { rows } = await emptier.query("select pristine.reset() as is_reset");
  if (rows[0]?.is_reset === true) {
    free.push({ url, pool: isQuiet ? pool : openTestPool(url), emptier });
    return;
  }
  if (isQuiet) await pool.end();
  await emptier.end();
  await query(maintenance(new URL(url)), `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

/**
 * Saves the state of the template in its own schema: the rows of every table, the sequences, and a count of the
 * schema's objects. `pristine.reset()` restores it, or returns false if the schema has changed.
 */
export const keepPristine = `
  create schema pristine;
  create view pristine.tables as
    select format('%I.%I', n.nspname, c.relname) as name, 'pristine.' || quote_ident(n.nspname || '_' || c.relname) as kept
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss');
  create view pristine.schema_size as
    select (select count(*) from pg_class
        where oid >= 16384 and relnamespace <> 'pg_toast'::regnamespace and relpersistence <> 't')
      + (select count(*) from pg_attribute a join pg_class c on c.oid = a.attrelid where a.attrelid >= 16384 and c.relkind = 'r')
      + (select count(*) from pg_constraint where oid >= 16384) + (select count(*) from pg_trigger)
      + (select count(*) from pg_proc where oid >= 16384) as size;
  create table pristine.sequences as
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
      last_value is not null as is_called
    from pg_sequences;
  do $$
  declare t record; has_rows boolean; empties text := ''; restores text := '';
  begin
    for t in select * from pristine.tables loop
      execute format('select exists (select from %s)', t.name) into has_rows;
      if has_rows then
        execute format('create table %s as table %s', t.kept, t.name);
        restores := restores || format('
          if exists ((select r::text from %1$s r except all select k::text from %2$s k)
              union all (select k::text from %2$s k except all select r::text from %1$s r)) then
            delete from %1$s;
            insert into %1$s overriding system value table %2$s;
          end if;', t.name, t.kept);
      else
        empties := empties || format('delete from %s;', t.name);
      end if;
    end loop;
    -- One statement for each table, so that a connection plans them only once.
    execute format('create function pristine.restore_rows() returns void language plpgsql as %L',
      format('begin %s %s end', empties, restores));
  end $$;
  create function pristine.reset() returns boolean language plpgsql as $$
  begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and (state <> 'idle' or application_name <> 'kindred');
    if (select size from pristine.schema_size) <> (select size from pristine.size_kept) then return false; end if;
    perform pristine.restore_rows();
    perform setval(name::regclass, value, is_called) from pristine.sequences;
    return true;
  end $$;
  create table pristine.size_kept as select 0::bigint as size;
  update pristine.size_kept set size = (select size from pristine.schema_size);
`;

function maintenance(url: URL): URL {
  const address = new URL(url.href);
  address.pathname = "/postgres";
  return address;
}

async function query(url: URL, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
