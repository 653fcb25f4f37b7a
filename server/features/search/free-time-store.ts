import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

/** One small statement, because every booking runs it. */
export async function markTimesChanged(trx: Db, hostId: number): Promise<void> {
  await trx
    .updateTable("search_hosts")
    .set((row) => ({ change_count: row("change_count", "+", 1) }))
    .where("host_id", "=", hostId)
    .execute();
}

export type DueHost = { readonly host_id: number; readonly change_count: number };

/** With `hostIds`, only those. Hosts whose time has changed come before those whose time has passed. */
export async function findDueHosts(
  db: Db,
  now: Date,
  limit: number,
  hostIds: readonly number[] | null = null,
): Promise<DueHost[]> {
  // Ordered by its columns, each part uses its index. PostgreSQL expects that most counts differ and would read all hosts.
  const among = hostIds ? sql`and host_id = any(${[...hostIds]}::integer[])` : sql``;
  const { rows } = await sql<DueHost>`
    (select host_id, change_count from search_hosts where change_count <> seen_count ${among}
      order by host_id limit ${limit})
    union
    (select host_id, change_count from search_hosts where refresh_at <= ${now} ${among} order by refresh_at limit ${limit})
    limit ${limit}`.execute(db);
  return rows;
}

export async function findListingsOf(db: Db, hostId: number) {
  return db
    .selectFrom("search_documents")
    .select(["subject_id", "time_zone"])
    .where("host_id", "=", hostId)
    .where("kind", "=", "listing")
    .orderBy("subject_id")
    .execute();
}

export type FreeTimes = {
  readonly listingId: number;
  /** One entry for each day with free time, in order. */
  readonly days: readonly { readonly day: string; readonly firstStart: string }[];
};

/** `seen` is the host's count from before the times were read, so a change since then makes them due again. */
export async function saveFreeTimes(
  trx: Db,
  { host_id, change_count: seen }: DueHost,
  times: readonly FreeTimes[],
  refreshAt: Date,
): Promise<void> {
  // The host comes first everywhere, so that two transactions cannot wait for each other.
  await trx
    .updateTable("search_hosts")
    .set({ seen_count: seen, refresh_at: refreshAt })
    .where("host_id", "=", host_id)
    .execute();
  for (const { listingId, days } of times) {
    await trx
      .updateTable("search_free_times")
      .set({
        next_start_at: days[0] ? new Date(days[0].firstStart) : null,
        free_days: sql<string[]>`${days.map(({ day }) => day)}::date[]`,
        first_starts: sql<Date[]>`${days.map(({ firstStart }) => firstStart)}::timestamptz[]`,
      })
      .where("host_id", "=", host_id)
      .where("listing_id", "=", listingId)
      .execute();
  }
}
