import type { Db } from "#server/db/database.ts";
import type { EditChange } from "#server/db/edit-change.ts";

export async function insertEventEdit(
  db: Db,
  eventId: number,
  editorId: number,
  changes: readonly EditChange[],
): Promise<void> {
  await db
    .insertInto("event_edits")
    .values({ event_id: eventId, editor_id: editorId, changes: JSON.stringify(changes) })
    .execute();
}

/** Newest first. */
export function findEventEdits(db: Db, eventId: number, limit: number) {
  return db
    .selectFrom("event_edits")
    .select(["id", "editor_id", "changes", "edited_at"])
    .where("event_id", "=", eventId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function findEventEditsOf(db: Db, editorId: number) {
  return db.selectFrom("event_edits").selectAll().where("editor_id", "=", editorId).orderBy("id").execute();
}
