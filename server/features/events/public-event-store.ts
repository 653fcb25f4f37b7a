import type { ModerationState } from "#server/db/column-types.ts";
import type { Db } from "#server/db/database.ts";

export type PublicFilter = {
  readonly states: readonly ModerationState[];
  /** Only events that end after this. */
  readonly from: Date;
  readonly to?: string | undefined;
  readonly community?: number | undefined;
  readonly category?: string | undefined;
  readonly city?: number | undefined;
  readonly free?: string | undefined;
  readonly hostId?: number | undefined;
  readonly seriesId?: string | undefined;
  readonly hostCountry?: string | undefined;
  readonly limit: number;
};

export function findPublicEvents(db: Db, filter: PublicFilter) {
  let query = db
    .selectFrom("events")
    .selectAll()
    .where("deleted_at", "is", null)
    .where("review_state", "in", [...filter.states])
    .where("is_withheld", "=", false)
    .where("end_date", ">", filter.from);
  if (filter.to) query = query.where("start_date", "<", new Date(filter.to));
  if (filter.community) query = query.where("community_id", "=", filter.community);
  if (filter.category) query = query.where("category", "=", filter.category);
  if (filter.city) query = query.where("city_id", "=", filter.city);
  if (filter.free)
    query = query.where((row) => row.or([row("ticket_required", "=", false), row("ticket_price_cents", "=", 0)]));
  if (filter.hostId) query = query.where("host_id", "=", filter.hostId);
  if (filter.seriesId) query = query.where("series_id", "=", filter.seriesId);
  if (filter.hostCountry) query = query.where("country_iso", "=", filter.hostCountry);
  return query.orderBy("start_date").orderBy("id").limit(filter.limit).execute();
}
