import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

type NewReport = {
  readonly listing_id: number;
  readonly reason: string;
  readonly details: string | null;
  readonly email: string | null;
  readonly locale: string;
  readonly is_demo?: boolean;
  readonly created_at?: Date;
};

export function insertReport(db: Db, report: NewReport): Promise<{ id: number }> {
  return db.insertInto("reports").values(report).returning("id").executeTakeFirstOrThrow();
}

export function findReports(db: Db, isClosed: boolean, listingId: number | undefined, limit: number) {
  let query = db
    .selectFrom("reports")
    .selectAll()
    .where("closed_at", isClosed ? "is not" : "is", null)
    .orderBy(isClosed ? "closed_at" : "created_at", isClosed ? "desc" : "asc")
    .orderBy("id")
    .limit(limit);
  if (listingId !== undefined) query = query.where("listing_id", "=", listingId);
  return query.execute();
}

/** The row lock makes sure that a report is closed only once. */
export function lockReport(db: Db, id: number) {
  return db.selectFrom("reports").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function countOpenReports(db: Db, listingId?: number): Promise<number> {
  let query = db
    .selectFrom("reports")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("closed_at", "is", null);
  if (listingId !== undefined) query = query.where("listing_id", "=", listingId);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Also deletes the reporter's address, which was only needed to tell them about the outcome. */
export async function markReportClosed(db: Db, id: number, outcome: "upheld" | "dismissed"): Promise<void> {
  await db
    .updateTable("reports")
    .set((row) => ({ outcome, closed_at: row.fn<Date>("now"), email: null }))
    .where("id", "=", id)
    .execute();
}

export async function deleteReportsClosedBefore(db: Db, before: Date): Promise<number[]> {
  const deleted = await db.deleteFrom("reports").where("closed_at", "<", before).returning("id").execute();
  return deleted.map(({ id }) => id);
}

export function findReportsFrom(db: Db, email: string) {
  return db
    .selectFrom("reports")
    .selectAll()
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .orderBy("id")
    .execute();
}

/** Ids can be reused after a restore, so an id alone could match somebody else's report. */
export async function deleteReports(db: Db, ids: readonly number[], writtenBefore: Date): Promise<void> {
  await db
    .deleteFrom("reports")
    .where("id", "=", sql<number>`any(${[...ids]}::integer[])`)
    .where("created_at", "<=", writtenBefore)
    .execute();
}

/** Returns the deleted ids, because the moderators' decisions about these reports must be erased, too. */
export async function deleteReportsAbout(db: Db, listingIds: readonly number[]): Promise<number[]> {
  const deleted = await db
    .deleteFrom("reports")
    .where("listing_id", "=", sql<number>`any(${[...listingIds]}::integer[])`)
    .returning("id")
    .execute();
  return deleted.map(({ id }) => id);
}
