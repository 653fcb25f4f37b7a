import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { clearDecisionText } from "#server/features/decisions/index.ts";
import { deleteReportsClosedBefore } from "./report-store.ts";

/**
 * Deletes closed reports after their retention period; the decision stays, without what the moderator wrote. In one
 * transaction: without the report, nothing says whom those words are about.
 */
export async function deleteOldReports({ db, clock, settings }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - settings.keep.reportsDays * 86_400_000);
  await inTransaction(db, async (trx) => {
    await clearDecisionText(trx, { subject: "reports", ids: await deleteReportsClosedBefore(trx, before) });
  });
}
