import { subscriber } from "#server/changes.ts";
import type { Db } from "#server/db/database.ts";
import { calendarTopic, memberTopic, notifyListeners } from "./calendar-store.ts";

// Both reach the event streams of every process, once the transaction has committed.

export const announceCalendarChange = subscriber("calendar_changed", (trx, { hostId }) =>
  notifyListeners(trx, calendarTopic(hostId)),
);

export const endStreamsOfFormerMember = subscriber("member_changed", async (trx, { hostId, memberId, role }) => {
  if (role === null) await endStreams(trx, hostId, memberId);
});

/** Somebody who is no longer a member must not go on reading. */
export function endStreams(trx: Db, hostId: number, userId: number): Promise<void> {
  return notifyListeners(trx, memberTopic(hostId, userId));
}
