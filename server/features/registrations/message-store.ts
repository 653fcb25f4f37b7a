import type { Db } from "#server/db/database.ts";

export function insertGuestMessage(db: Db, message: { host_id: number; event_id: number; text: string }) {
  return db.insertInto("guest_messages").values(message).returning("id").executeTakeFirstOrThrow();
}

export function findGuestMessage(db: Db, hostId: number, id: number) {
  return db
    .selectFrom("guest_messages")
    .selectAll()
    .where("host_id", "=", hostId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findGuestMessagesOf(db: Db, hostId: number) {
  return db.selectFrom("guest_messages").selectAll().where("host_id", "=", hostId).orderBy("id").execute();
}

export async function deleteGuestMessagesOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("guest_messages").where("host_id", "=", hostId).execute();
}
