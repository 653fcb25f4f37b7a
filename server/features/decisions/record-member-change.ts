import { subscriber } from "#server/changes.ts";
import { insertDecision } from "./decision-store.ts";

/** Stores the ids of the host and the member, but no names, so that erasing the member needs no change here. */
export const recordMemberChange = subscriber("member_changed", async (trx, { hostId, memberId, action, role, by }) => {
  await insertDecision(trx, {
    subject: "members",
    subject_id: `${hostId}/${memberId}`,
    action,
    reason: role,
    words: null,
    moderator_id: by.userId,
    moderator_name: by.name,
  });
});

export function memberIn(subjectId: string): { hostId: number; userId: number } {
  const [hostId = 0, userId = 0] = subjectId.split("/").map(Number);
  return { hostId, userId };
}
