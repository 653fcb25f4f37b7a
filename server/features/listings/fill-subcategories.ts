import { subcategorySeeds } from "#contract/lists/subcategories.ts";
import type { Db } from "#server/db/database.ts";
import { saveSubcategories } from "./subcategory-store.ts";

/** The list in the contract is the source. The table is a copy of it. */
export async function fillSubcategories(db: Db): Promise<void> {
  const rows = subcategorySeeds.map(({ id, categoryId, title }, position) => ({
    id,
    category_id: categoryId,
    title,
    position,
  }));
  await saveSubcategories(db, rows);
}
