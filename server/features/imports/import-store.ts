import { sql } from "kysely";
import type { ImportProblem } from "#contract/lists/import-problems.ts";
import type { Db } from "#server/db/database.ts";

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export function findImports(db: Db, hostId: number) {
  return db.selectFrom("imported_calendars").selectAll().where("host_id", "=", hostId).orderBy("id").execute();
}

export function findImport(db: Db, hostId: number, id: number) {
  return db
    .selectFrom("imported_calendars")
    .selectAll()
    .where("host_id", "=", hostId)
    .where("id", "=", id)
    .executeTakeFirst();
}

type NewImport = { readonly host_id: number; readonly calendar_id: number; readonly address: string };

export function insertImport(db: Db, row: NewImport) {
  return db
    .insertInto("imported_calendars")
    .values({ ...row, read_next_at: sql`now() + interval '10 minutes'` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Parsed = {
  readonly address: string;
  readonly etag: string | null;
  readonly last_modified: string | null;
  readonly unreadable: number;
};

export async function markParsed(db: Db, { host_id, id }: ImportRow, parsed: Parsed): Promise<void> {
  await changed(db, host_id, id)
    .set({ ...parsed, parsed_at: sql`now()`, read_at: sql`now()`, problem: null, failing_since: null })
    .execute();
}

export async function markUnchanged(db: Db, { host_id, id }: ImportRow): Promise<void> {
  await changed(db, host_id, id).set({ read_at: sql`now()`, problem: null, failing_since: null }).execute();
}

export async function markFailing(db: Db, { host_id, id }: ImportRow, problem: ImportProblem): Promise<void> {
  await changed(db, host_id, id).set({ problem, failing_since: sql`coalesce(failing_since, now())` }).execute();
}

const changed = (db: Db, hostId: number, id: number) =>
  db.updateTable("imported_calendars").where("host_id", "=", hostId).where("id", "=", id);

export async function deleteImport(db: Db, hostId: number, id: number): Promise<void> {
  await db.deleteFrom("imported_calendars").where("host_id", "=", hostId).where("id", "=", id).execute();
}

export async function deleteImportsOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("imported_calendars").where("host_id", "=", hostId).execute();
}

/** Each due import is returned once, also if several processes ask. */
export function takeDueImports(db: Db) {
  return db
    .updateTable("imported_calendars")
    .set({ read_next_at: sql`now() + interval '10 minutes'` })
    .where("read_next_at", "<=", sql<Date>`now()`)
    .returning(["host_id", "id"])
    .execute();
}

export async function hasFailedForADay(db: Db, hostId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("imported_calendars")
    .select("id")
    .where("host_id", "=", hostId)
    .where("id", "=", id)
    .where("failing_since", "<=", sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();
  return row !== undefined;
}
