import { languageNames } from "#contract/lists/languages.ts";
import type { Db } from "#server/db/database.ts";
import { changesOf, insertListingEdit, translatedContent } from "#server/features/listings/index.ts";
import type { ItemRow } from "./item-store.ts";

/** A new item has no language before it, so that is not listed as a change. */
const noContent: Record<string, string> = {
  name: "",
  price: "",
  duration: "",
  description: "",
  ...translatedContent({}, { name: "name", description: "description" }),
};

/** Call this in the transaction of the edit. `before` is null for a new item, `after` for a deleted one. */
export async function recordItemEdit(
  trx: Db,
  actor: { readonly userId: number },
  before: ItemRow | null,
  after: ItemRow | null,
): Promise<void> {
  const item = after ?? before;
  if (!item) return;
  const changes = changesOf(before ? itemContent(before) : noContent, after ? itemContent(after) : noContent);
  if (changes.length === 0) return;
  await insertListingEdit(trx, {
    listingId: item.listing_id,
    editorId: actor.userId,
    changes,
    isNewReview: false,
    item: { id: item.id, name: item.name, action: before === null ? "added" : after === null ? "deleted" : "changed" },
  });
}

function itemContent(row: ItemRow): Record<string, string> {
  return {
    name: row.name,
    language: languageNames([row.language], "en"),
    price: ((row.price_cents ?? 0) / 100).toFixed(2),
    duration: row.duration_minutes === null ? "" : String(row.duration_minutes),
    description: row.description ?? "",
    ...translatedContent(row.translations, { name: "name", description: "description" }),
  };
}
