import { subscriber } from "#server/changes.ts";
import type { Db } from "#server/db/database.ts";
import { notify } from "#server/platform/notifications.ts";
import { calendarTopic, memberTopic } from "./calendar-topics.ts";

// Both functions reach the event streams of every process, after the transaction has committed.

export const announceCalendarChange = subscriber("calendar_changed", (trx, { hostId }) =>
  notify(trx, calendarTopic(hostId)),
);

export const endStreamsOfFormerMember = subscriber("member_changed", async (trx, { hostId, memberId, role }) => {
  if (role === null) await endStreams(trx, hostId, memberId);
});

/** A former member must not go on reading the host's changes. */
export function endStreams(trx: Db, hostId: number, userId: number): Promise<void> {
  return notify(trx, memberTopic(hostId, userId));
}
