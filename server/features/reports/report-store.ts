import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

/** A report is about one of the two. */
type Subject = { readonly listing_id: number | null; readonly event_id: number | null };

type NewReport = Subject & {
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

type ReportFilter = {
  readonly isClosed: boolean;
  readonly about: "listings" | "events" | "everything";
  readonly listingId?: number | undefined;
  readonly eventId?: number | undefined;
  readonly limit: number;
};

export function findReports(db: Db, { isClosed, about, listingId, eventId, limit }: ReportFilter) {
  let query = db
    .selectFrom("reports")
    .selectAll()
    .where("closed_at", isClosed ? "is not" : "is", null)
    .orderBy(isClosed ? "closed_at" : "created_at", isClosed ? "desc" : "asc")
    .orderBy("id")
    .limit(limit);
  if (about === "listings") query = query.where("listing_id", "is not", null);
  if (about === "events") query = query.where("event_id", "is not", null);
  if (listingId !== undefined) query = query.where("listing_id", "=", listingId);
  if (eventId !== undefined) query = query.where("event_id", "=", eventId);
  return query.execute();
}

/** The row lock makes sure that a report is closed only once. */
export function lockReport(db: Db, id: number) {
  return db.selectFrom("reports").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function countOpenReports(
  db: Db,
  about?: { readonly kind: "services" | "events"; readonly id: number },
): Promise<number> {
  let query = db
    .selectFrom("reports")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("closed_at", "is", null);
  if (about) query = query.where(about.kind === "services" ? "listing_id" : "event_id", "=", about.id);
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
export async function deleteReportsAbout(
  db: Db,
  { listingIds, eventIds }: { readonly listingIds: readonly number[]; readonly eventIds: readonly number[] },
): Promise<number[]> {
  const deleted = await db
    .deleteFrom("reports")
    .where((row) =>
      row.or([
        row("listing_id", "=", sql<number>`any(${[...listingIds]}::integer[])`),
        row("event_id", "=", sql<number>`any(${[...eventIds]}::integer[])`),
      ]),
    )
    .returning("id")
    .execute();
  return deleted.map(({ id }) => id);
}
