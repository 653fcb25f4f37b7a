import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

export type NewReview = {
  readonly host_id: number;
  readonly booking_id: string;
  readonly listing_id: number;
  readonly stars: number;
  readonly text: string | null;
  readonly author: string;
  readonly item_name: string;
  readonly visited_at: Date;
};

/** The unique index refuses a second review of the same visit. Then this returns undefined. */
export function insertReview(db: Db, review: NewReview & { created_at?: Date }) {
  return db
    .insertInto("reviews")
    .values({ ...review, answer: null, answered_at: null })
    .onConflict((conflict) => conflict.constraint("reviews_one_per_visit").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findReview(db: Db, id: number) {
  return db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findReviewOfVisit(db: Db, hostId: number, bookingId: string) {
  return db
    .selectFrom("reviews")
    .selectAll()
    .where("host_id", "=", hostId)
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
}

export function findReviewsOfListing(db: Db, listingId: number, page: { limit: number; offset: number }) {
  return db
    .selectFrom("reviews")
    .selectAll()
    .where("listing_id", "=", listingId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function rateListing(db: Db, listingId: number) {
  return db
    .selectFrom("reviews")
    .select((row) => [sql<number | null>`avg(stars)::float8`.as("average"), row.fn.countAll<number>().as("count")])
    .where("listing_id", "=", listingId)
    .executeTakeFirstOrThrow();
}

export function rateListingsOf(db: Db, hostId: number) {
  return db
    .selectFrom("reviews")
    .select((row) => [
      "listing_id",
      sql<number>`avg(stars)::float8`.as("average"),
      row.fn.countAll<number>().as("count"),
    ])
    .where("host_id", "=", hostId)
    .groupBy("listing_id")
    .execute();
}

export function insertAnswer(db: Db, id: number, answer: string, answeredAt?: Date) {
  return db
    .updateTable("reviews")
    .set({ answer, answered_at: answeredAt ?? sql<Date>`now()` })
    .where("id", "=", id)
    .where("answer", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export function findReviewsOfHost(db: Db, hostId: number) {
  return db.selectFrom("reviews").selectAll().where("host_id", "=", hostId).orderBy("id").execute();
}

export async function deleteReviewsOfHost(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("reviews").where("host_id", "=", hostId).execute();
}

export async function deleteReviewsOfVisits(db: Db, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return [];
  return db
    .deleteFrom("reviews")
    .where("booking_id", "in", [...bookingIds])
    .returning(["host_id", "listing_id"])
    .execute();
}
