import type { Db } from "#server/db/database.ts";

export function findVisitSummariesOf(db: Db, hostId: number) {
  return db.selectFrom("insight_visits").selectAll().where("host_id", "=", hostId).orderBy("day").execute();
}

export function findHourSummariesOf(db: Db, hostId: number) {
  return db.selectFrom("insight_day_hours").selectAll().where("host_id", "=", hostId).orderBy("day").execute();
}

export function findViewSummariesOf(db: Db, hostId: number) {
  return db.selectFrom("insight_views").selectAll().where("host_id", "=", hostId).orderBy("day").execute();
}
