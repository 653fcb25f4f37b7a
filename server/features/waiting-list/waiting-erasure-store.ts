import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export function findWaitingOfCustomer(db: Db, email: string) {
  return db
    .selectFrom("waiting_people")
    .selectAll()
    .where(sql`lower(customer_email)`, "=", email.toLowerCase())
    .orderBy("waiting_since")
    .execute();
}

export function findWaitingOfHost(db: Db, hostId: number) {
  return db.selectFrom("waiting_people").selectAll().where("host_id", "=", hostId).orderBy("waiting_since").execute();
}

export function findNamedWaiting(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("waiting_people")
    .selectAll()
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .execute();
}

/** Waits for a day more than the last one, because it is still that day west of Greenwich. */
export async function deletePastWaiting(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("waiting_people")
    .where("last_day", "<", sql<string>`(now() at time zone 'UTC')::date - 1`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteWaitingListOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("waiting_people").where("host_id", "=", hostId).execute();
  await db.deleteFrom("waiting_lists").where("host_id", "=", hostId).execute();
}
