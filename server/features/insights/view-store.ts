import type { Source } from "#contract/lists/sources.ts";
import type { Db } from "#server/db/database.ts";

export async function addView(db: Db, hostId: number, day: string, source: Source): Promise<void> {
  await db
    .insertInto("insight_views")
    .values({ host_id: hostId, day, source, views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["host_id", "day", "source"])
        .doUpdateSet((row) => ({ views: row("insight_views.views", "+", 1) })),
    )
    .execute();
}
