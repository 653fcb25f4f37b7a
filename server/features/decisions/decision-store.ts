import { sql } from "kysely";
import type { DecisionAction, DecisionSubject } from "#server/db/column-types.ts";
import type { Db } from "#server/db/database.ts";

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

type About = {
  readonly subject: DecisionSubject;
  readonly ids: readonly number[];
  /**
   * The ids come from an erasure record. After a restore, a later row can get the same id, so later rows are left
   * alone.
   */
  readonly before?: Date;
};

/** Only the moderators' texts are deleted. The decision itself stays on record. */
export async function clearDecisionText(db: Db, { subject, ids, before }: About): Promise<void> {
  let query = db
    .updateTable("decisions")
    .set({ words: null })
    .where("subject", "=", subject)
    .where("subject_id", "=", sql<string>`any(${ids.map(String)}::text[])`);
  if (before) query = query.where("decided_at", "<=", before);
  await query.execute();
}

export const noName = "–";

/** The decisions of an erased moderator stay, but without their name. */
export async function clearModeratorName(db: Db, userId: number): Promise<void> {
  await db.updateTable("decisions").set({ moderator_name: noName }).where("moderator_id", "=", userId).execute();
}

/** The first answer to every listing or event that was checked in this time. */
export function findAnswers(db: Db, from: Date, to: Date) {
  return db
    .selectFrom("decisions")
    .select(["subject", "subject_id", "decided_at"])
    .where("subject", "in", ["services", "events"])
    .where("action", "in", ["approved", "refused"])
    .where("decided_at", ">=", from)
    .where("decided_at", "<", to)
    .orderBy("decided_at")
    .execute();
}
