import type { Db } from "#server/db/database.ts";
import type { DecisionAction, DecisionSubject } from "#server/db/tables-moderation.ts";

export type NewDecision = {
  readonly subject: DecisionSubject;
  readonly subject_id: string;
  readonly action: DecisionAction;
  readonly reason: string | null;
  readonly words: string | null;
  readonly moderator_id: number;
  readonly moderator_name: string;
};

export type DecisionRow = Awaited<ReturnType<typeof findDecisions>>[number];

export function insertDecision(db: Db, decision: NewDecision): Promise<{ id: number }> {
  return db.insertInto("decisions").values(decision).returning("id").executeTakeFirstOrThrow();
}

/** Newest first; of one thing, or of all. */
export function findDecisions(db: Db, of: { subject: DecisionSubject; id: string } | null, limit: number) {
  let query = db.selectFrom("decisions").selectAll().orderBy("id", "desc").limit(limit);
  if (of) query = query.where("subject", "=", of.subject).where("subject_id", "=", of.id);
  return query.execute();
}

export function findLastDecisions(db: Db, subject: DecisionSubject, ids: readonly string[]) {
  return db
    .selectFrom("decisions")
    .selectAll()
    .distinctOn("subject_id")
    .where("subject", "=", subject)
    .where("subject_id", "in", [...ids])
    .orderBy("subject_id")
    .orderBy("id", "desc")
    .execute();
}
