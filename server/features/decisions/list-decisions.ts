import type { z } from "zod";
import type { Decision, listDecisions as endpoint } from "#contract/decisions.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { DecisionSubject } from "#server/db/column-types.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findEventTitles } from "#server/features/events/index.ts";
import { findHosts } from "#server/features/hosts/index.ts";
import { findUser, findUsers, type Moderator, nameOf } from "#server/features/identity/index.ts";
import { findVenueNames } from "#server/features/listings/index.ts";
import { type DecisionRow, findDecisions, findLastDecisions, noName } from "./decision-store.ts";
import { memberIn } from "./record-member-change.ts";

const maxShown = 200;

type Answer = z.output<typeof Decision>;

/** Deleted listings and events keep their names here. Hosts and members have their current names. */
export async function listDecisions({ db }: Deps, _actor: Moderator): Promise<OutputOf<typeof endpoint>> {
  const rows = await findDecisions(db, null, maxShown);
  const subjectsOf = (kind: DecisionSubject) =>
    rows.filter(({ subject }) => subject === kind).map(({ subject_id }) => subject_id);
  const idsOf = (kind: DecisionSubject) => [...new Set(subjectsOf(kind).map(Number))];
  const members = subjectsOf("members").map(memberIn);
  const [services, events, hosts, people] = await Promise.all([
    findVenueNames(db, idsOf("services")),
    findEventTitles(db, idsOf("events")),
    findHosts(db, [...new Set(members.map(({ hostId }) => hostId))]),
    findUsers(db, [...new Set(members.map(({ userId }) => userId))]),
  ]);
  return (await answers(db, rows)).map((decision) => {
    if (decision.subject === "members") {
      const { hostId, userId } = memberIn(decision.subjectId);
      const person = people.find(({ id }) => id === userId);
      const subjectName = hosts.find(({ id }) => id === hostId)?.name ?? null;
      return { ...decision, subjectName, memberName: person ? nameOf(person) : null };
    }
    const names = decision.subject === "services" ? services : decision.subject === "events" ? events : null;
    return { ...decision, subjectName: names?.get(Number(decision.subjectId)) ?? null };
  });
}

export async function decisionsAbout(db: Db, subject: DecisionSubject, id: number | string): Promise<Answer[]> {
  return answers(db, await findDecisions(db, { subject, id: String(id) }, maxShown));
}

export async function lastDecisionsAbout(db: Db, subject: DecisionSubject, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await findLastDecisions(db, subject, ids.map(String));
  return new Map((await answers(db, rows)).map((answer) => [answer.subjectId, answer]));
}

async function answers(db: Db, rows: readonly DecisionRow[]): Promise<Answer[]> {
  const names = await namesOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    subjectId: row.subject_id,
    action: row.action,
    reason: row.reason,
    words: row.words,
    by: names.get(row.moderator_id) ?? (row.moderator_name === noName ? null : row.moderator_name),
    at: row.decided_at.toISOString(),
  }));
}

/** Uses current names, because a decision stores the moderator's address if they had no name at the time. */
async function namesOf(db: Db, rows: readonly DecisionRow[]): Promise<Map<number | null, string>> {
  const ids = [...new Set(rows.map(({ moderator_id }) => moderator_id))].filter((id) => id !== null);
  const users = (await Promise.all(ids.map((id) => findUser(db, id)))).filter((user) => user !== undefined);
  const named = users.map((user) => [user.id, `${user.first_name} ${user.last_name}`.trim()] as const);
  return new Map(named.filter(([, name]) => name !== ""));
}
