import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export async function addEmptySearch(db: Db, words: string, day: string): Promise<void> {
  await db
    .insertInto("empty_searches")
    .values({ words, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Words that were searched for on several days, the most frequent first. */
export function findEmptySearches(db: Db, { from, fewestDays }: { from: string; fewestDays: number }) {
  return db
    .selectFrom("empty_searches")
    .select(["words", sql<number>`count(*)`.as("days"), sql<string>`max(day)::text`.as("last_day")])
    .where("day", ">=", from)
    .groupBy("words")
    .having(sql<number>`count(*)`, ">=", fewestDays)
    .orderBy("days", "desc")
    .orderBy("words")
    .limit(50)
    .execute();
}

export async function deleteEmptySearchesBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("empty_searches").where("day", "<", day).execute();
}
