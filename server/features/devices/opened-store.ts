import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

type Visit = { readonly id: string; readonly host_id: number; readonly starts_at: Date };

export async function saveOpened(db: Db, visit: Visit): Promise<void> {
  await db
    .insertInto("opened_reminders")
    .values({ host_id: visit.host_id, booking_id: visit.id, starts_at: visit.starts_at })
    .onConflict((conflict) =>
      conflict
        .columns(["host_id", "booking_id"])
        .doUpdateSet({ starts_at: visit.starts_at, opened_at: sql<Date>`now()` }),
    )
    .execute();
}

export async function deleteOpened(db: Db, bookingId: string): Promise<void> {
  await db.deleteFrom("opened_reminders").where("booking_id", "=", bookingId).execute();
}

const oneOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`;

export function findOpened(db: Db, bookingIds: readonly string[]) {
  return db.selectFrom("opened_reminders").selectAll().where("booking_id", "=", oneOf(bookingIds)).execute();
}

export function findReminded(db: Db, bookingIds: readonly string[]) {
  return db
    .selectFrom("booking_reminders")
    .select("booking_id")
    .distinct()
    .where("booking_id", "=", oneOf(bookingIds))
    .execute();
}
