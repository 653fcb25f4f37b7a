import type { EditAction } from "#server/db/column-types.ts";
import type { Db } from "#server/db/database.ts";
import type { EditChange } from "#server/db/edit-change.ts";

type NewListingEdit = {
  readonly listingId: number;
  readonly editorId: number;
  readonly changes: readonly EditChange[];
  readonly isNewReview: boolean;
  /** Set if the edit is about a service item instead of the listing itself. */
  readonly item?: { readonly id: number; readonly name: string; readonly action: EditAction };
};

export async function insertListingEdit(db: Db, edit: NewListingEdit): Promise<void> {
  await db
    .insertInto("listing_edits")
    .values({
      listing_id: edit.listingId,
      editor_id: edit.editorId,
      changes: JSON.stringify(edit.changes),
      is_new_review: edit.isNewReview,
      service_item_id: edit.item?.id ?? null,
      item_name: edit.item?.name ?? null,
      action: edit.item?.action ?? "changed",
    })
    .execute();
}

export function findListingEdits(db: Db, listingId: number, limit: number) {
  return db
    .selectFrom("listing_edits")
    .select(["id", "editor_id", "changes", "is_new_review", "edited_at", "service_item_id", "item_name", "action"])
    .where("listing_id", "=", listingId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function findListingEditsOf(db: Db, editorId: number) {
  return db.selectFrom("listing_edits").selectAll().where("editor_id", "=", editorId).orderBy("id").execute();
}
