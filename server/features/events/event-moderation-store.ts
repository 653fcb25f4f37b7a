import { sql } from "kysely";
import type { ModerationState } from "#server/db/column-types.ts";
import type { Db } from "#server/db/database.ts";
import { columnsAfterDecision, type ModerationFilter } from "#server/db/moderated-content.ts";

export function findEventsByModerationState(db: Db, { states, order, search, limit }: ModerationFilter) {
  let query = db
    .selectFrom("events")
    .selectAll()
    .where("deleted_at", "is", null)
    .where("review_state", "in", [...states])
    .orderBy(order === "oldest" ? "review_requested_at" : "updated_at", order === "oldest" ? "asc" : "desc")
    .orderBy("id")
    .limit(limit);
  if (search) {
    query = query.where((row) =>
      row.or([
        row(sql<number>`strpos(lower(title), lower(${search.text}))`, ">", 0),
        ...(search.id === null ? [] : [row("id", "=", search.id)]),
        ...(search.hostIds.length === 0 ? [] : [row("host_id", "in", [...search.hostIds])]),
      ]),
    );
  }
  return query.execute();
}

export async function countEventsByModerationState(db: Db, state: ModerationState): Promise<number> {
  const { count } = await db
    .selectFrom("events")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("deleted_at", "is", null)
    .where("review_state", "=", state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function setEventModeration(
  db: Db,
  id: number,
  state: ModerationState,
  reason: string | null,
): Promise<void> {
  await db.updateTable("events").set(columnsAfterDecision(state, reason)).where("id", "=", id).execute();
}

export async function setEventFeatured(db: Db, id: number, isOn: boolean): Promise<void> {
  await db.updateTable("events").set({ is_featured: isOn }).where("id", "=", id).execute();
}
