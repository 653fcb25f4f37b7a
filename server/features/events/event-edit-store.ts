import type { Db } from "#server/db/database.ts";
import type { EditChange } from "#server/db/edit-change.ts";

export async function insertEventEdit(
  db: Db,
  edit: {
    readonly eventId: number;
    readonly editorId: number;
    readonly changes: readonly EditChange[];
    readonly isNewReview: boolean;
  },
): Promise<void> {
  await db
    .insertInto("event_edits")
    .values({
      event_id: edit.eventId,
      editor_id: edit.editorId,
      changes: JSON.stringify(edit.changes),
      is_new_review: edit.isNewReview,
    })
    .execute();
}

export function findEventEdits(db: Db, eventId: number, limit: number) {
  return db
    .selectFrom("event_edits")
    .select(["id", "editor_id", "changes", "is_new_review", "edited_at"])
    .where("event_id", "=", eventId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function findEventEditsOf(db: Db, editorId: number) {
  return db.selectFrom("event_edits").selectAll().where("editor_id", "=", editorId).orderBy("id").execute();
}
