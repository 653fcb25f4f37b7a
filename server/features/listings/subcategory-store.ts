import type { Db } from "#server/db/database.ts";

export function findSubcategories(db: Db, categoryId: number): Promise<{ id: number; title: string }[]> {
  return db
    .selectFrom("service_subcategories")
    .select(["id", "title"])
    .where("category_id", "=", categoryId)
    .orderBy("position")
    .execute();
}

export async function saveSubcategories(
  db: Db,
  rows: readonly { id: number; category_id: number; title: string; position: number }[],
) {
  await db
    .insertInto("service_subcategories")
    .values([...rows].sort((a, b) => a.id - b.id))
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((row) => ({ title: row.ref("excluded.title"), position: row.ref("excluded.position") })),
    )
    .execute();
}
