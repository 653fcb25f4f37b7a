import type { Db } from "#server/db/database.ts";
import type { EditChange } from "#server/db/edit-change.ts";

export async function insertListingEdit(
  db: Db,
  listingId: number,
  editorId: number,
  changes: readonly EditChange[],
): Promise<void> {
  await db
    .insertInto("listing_edits")
    .values({ listing_id: listingId, editor_id: editorId, changes: JSON.stringify(changes) })
    .execute();
}

/** Newest first. */
export function findListingEdits(db: Db, listingId: number, limit: number) {
  return db
    .selectFrom("listing_edits")
    .select(["id", "editor_id", "changes", "edited_at"])
    .where("listing_id", "=", listingId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function findListingEditsOf(db: Db, editorId: number) {
  return db.selectFrom("listing_edits").selectAll().where("editor_id", "=", editorId).orderBy("id").execute();
}
