import type { z } from "zod";
import type { Decision, listDecisions as endpoint } from "#contract/decisions.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { Db } from "#server/db/database.ts";
import type { DecisionSubject } from "#server/db/tables-moderation.ts";
import type { Deps } from "#server/deps.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { type DecisionRow, findDecisions, findLastDecisions } from "./decision-store.ts";

const mostShown = 200;

export async function listDecisions(deps: Deps, _actor: Moderator): Promise<OutputOf<typeof endpoint>> {
  return (await findDecisions(deps.db, null, mostShown)).map(decisionAnswer);
}

/** What was decided about one thing, newest first. */
export async function decisionsAbout(db: Db, subject: DecisionSubject, id: number | string) {
  return (await findDecisions(db, { subject, id: String(id) }, mostShown)).map(decisionAnswer);
}

/** The last decision about each of some things, by their ids. */
export async function lastDecisionsAbout(db: Db, subject: DecisionSubject, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await findLastDecisions(db, subject, ids.map(String));
  return new Map(rows.map((row) => [row.subject_id, decisionAnswer(row)]));
}

function decisionAnswer(row: DecisionRow): z.output<typeof Decision> {
  return {
    id: row.id,
    subject: row.subject,
    subjectId: row.subject_id,
    action: row.action,
    reason: row.reason,
    words: row.words,
    by: row.moderator_name,
    at: row.decided_at.toISOString(),
  };
}
