import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { deleteAllExpiredHolds } from "./hold-store.ts";

export const calendarJobs: readonly JobDefinition[] = [
  defineJob({ name: "end-holds", schedule: "* * * * *", run: endHolds }),
];

/** An expired hold no longer blocks its time. Open calendars and search hear of it only here. */
async function endHolds(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    for (const hostId of await deleteAllExpiredHolds(trx)) {
      await deps.changes.publish(trx, { type: "calendar_changed", hostId });
    }
  });
}
