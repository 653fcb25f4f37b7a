import { sql } from "kysely";
import type { ModerationState } from "#server/db/column-types.ts";
import type { Db } from "#server/db/database.ts";
import { columnsAfterDecision, type ModerationFilter } from "#server/db/moderated-content.ts";
import { listingsWithDetails } from "./listing-store.ts";

export function findListingsByModerationState(db: Db, { states, order, search, limit }: ModerationFilter) {
  let query = listingsWithDetails(db)
    .where("l.review_state", "in", [...states])
    .orderBy(order === "oldest" ? "l.review_requested_at" : "l.updated_at", order === "oldest" ? "asc" : "desc")
    .orderBy("l.id")
    .limit(limit);
  if (search) {
    query = query.where((row) =>
      row.or([
        row(sql<number>`strpos(lower(l.name), lower(${search.text}))`, ">", 0),
        ...(search.id === null ? [] : [row("l.id", "=", search.id)]),
        ...(search.hostIds.length === 0 ? [] : [row("l.host_id", "in", [...search.hostIds])]),
      ]),
    );
  }
  return query.execute();
}

export async function countListingsByModerationState(db: Db, state: ModerationState): Promise<number> {
  const { count } = await db
    .selectFrom("listings")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("deleted_at", "is", null)
    .where("review_state", "=", state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function setListingModeration(
  db: Db,
  id: number,
  state: ModerationState,
  reason: string | null,
): Promise<void> {
  await db.updateTable("listings").set(columnsAfterDecision(state, reason)).where("id", "=", id).execute();
}

export async function setListingFavorite(db: Db, id: number, isOn: boolean): Promise<void> {
  await db.updateTable("listings").set({ is_community_favorite: isOn }).where("id", "=", id).execute();
}

export async function findHiddenListingIds(db: Db, hostId: number, states: readonly ModerationState[]) {
  const rows = await db
    .selectFrom("listings")
    .select("id")
    .where("host_id", "=", hostId)
    .where((row) =>
      row.or([
        row("deleted_at", "is not", null),
        row("review_state", "not in", [...states]),
        row("is_withheld", "=", true),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
