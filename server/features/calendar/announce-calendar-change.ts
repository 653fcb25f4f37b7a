import { subscriber } from "#server/changes.ts";
import type { Db } from "#server/db/database.ts";
import { notify } from "#server/platform/notifications.ts";
import { bookableTopic, calendarTopic, memberTopic } from "./calendar-topics.ts";

// These reach the event streams and the kept answers of every process, after the transaction has committed.

export const announceCalendarChange = subscriber("calendar_changed", (trx, { hostId }) =>
  notify(trx, calendarTopic(hostId)),
);

const announceBookable = (trx: Db, { hostId }: { readonly hostId: number }) => notify(trx, bookableTopic(hostId));

/** Items change with their listing, and calendars with their host or its members. */
export const announceBookableChanges = [
  subscriber("listing_changed", announceBookable),
  subscriber("host_changed", announceBookable),
  subscriber("member_changed", announceBookable),
];

export const endStreamsOfFormerMember = subscriber("member_changed", async (trx, { hostId, memberId, role }) => {
  if (role === null) await endStreams(trx, hostId, memberId);
});

/** A former member must not go on reading the host's changes. */
export function endStreams(trx: Db, hostId: number, userId: number): Promise<void> {
  return notify(trx, memberTopic(hostId, userId));
}
