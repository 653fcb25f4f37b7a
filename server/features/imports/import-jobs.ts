import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { mailAboutFailingImport } from "./import-mails.ts";
import { findImport, takeDueImports } from "./import-store.ts";
import { readImport } from "./read-import.ts";

type DueImport = { readonly hostId: number; readonly importId: number };

const readQueue = "read-imported-calendar";

export const importJobs: readonly JobDefinition[] = [
  defineJob({ name: "plan-calendar-readings", schedule: "* * * * *", run: planReadings }),
  // The next reading is in 10 minutes anyway.
  defineJob<DueImport>({ name: readQueue, run: readDue, retries: { limit: 0 } }),
];

async function planReadings(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    for (const { host_id, id } of await takeDueImports(trx)) {
      const due: DueImport = { hostId: host_id, importId: id };
      await deps.jobs.enqueue(trx, readQueue, due);
    }
  });
}

async function readDue(deps: Deps, { hostId, importId }: DueImport): Promise<void> {
  const row = await findImport(deps.db, hostId, importId);
  if (!row) return;
  if (await readImport(deps, row)) await mailAboutFailingImport(deps, hostId, importId);
}
