import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

type Named = { readonly name: string; readonly definition: string };
const partitions = [0, 1, 2, 3];

/**
 * Turns a table into hash partitions by `host_id`, as a distributed database would keep it. PostgreSQL 15 allows
 * exclusion constraints and unique indexes without the host only on each partition, so they are made there.
 */
export async function partitionByHost(db: Db, table: string): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const list = async (text: string) => (await sql.raw<Named>(text).execute(db)).rows;
  const constraints = (condition: string) =>
    list(`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where ${condition}`);
  const primaryKeys = await constraints(`conrelid = '${table}'::regclass and contype = 'p'`);
  const foreignKeys = await constraints(`conrelid = '${table}'::regclass and contype = 'f'`);
  const exclusions = await constraints(`conrelid = '${table}'::regclass and contype = 'x'`);
  const references = await list(`
    select conrelid::regclass || ':' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where confrelid = '${table}'::regclass and contype = 'f'`);
  const indexes = await list(`
    select indexname as name, indexdef as definition from pg_indexes where tablename = '${table}'
      and indexname not in (select conname from pg_constraint where conrelid = '${table}'::regclass)`);
  const identities = await list(`
    select attname as name, '' as definition from pg_attribute
    where attrelid = '${table}'::regclass and attidentity <> ''`);

  for (const { name } of references) {
    const [owner, constraint] = name.split(":");
    await run(`alter table ${owner} drop constraint ${constraint}`);
  }
  await run(`alter table ${table} rename to ${table}_whole`);
  await run(`create table ${table} (like ${table}_whole including defaults including constraints)
    partition by hash (host_id)`);
  for (const { name } of identities) {
    await run(`create sequence ${table}_${name}_next as integer start 1000000`);
    await run(`alter table ${table} alter column ${name} set default nextval('${table}_${name}_next')`);
  }
  for (const n of partitions) {
    const part = `${table}_part${n}`;
    await run(
      `create table ${part} partition of ${table} for values with (modulus ${partitions.length}, remainder ${n})`,
    );
    for (const { name, definition } of exclusions)
      await run(`alter table ${part} add constraint ${name}_${n} ${definition}`);
    for (const { name, definition } of indexes)
      await run(definition.replace(`INDEX ${name} ON public.${table} `, `INDEX ${name}_${n} ON public.${part} `));
  }
  await run(`insert into ${table} select * from ${table}_whole`);
  await run(`drop table ${table}_whole`);
  for (const { name, definition } of [...primaryKeys, ...foreignKeys])
    await run(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, definition } of references) {
    const [owner, constraint] = name.split(":");
    await run(`alter table ${owner} add constraint ${constraint} ${definition}`);
  }
}
