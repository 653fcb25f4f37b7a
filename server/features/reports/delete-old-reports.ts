import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { clearDecisionText } from "#server/features/decisions/index.ts";
import { deleteReportsClosedBefore } from "./report-store.ts";

/**
 * Deletes the moderator's text in the same transaction as the report. Once the report is gone, we cannot tell whom the
 * text is about and could never erase it for that person.
 */
export async function deleteOldReports({ db, clock, settings }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - settings.keep.reportsDays * 86_400_000);
  await inTransaction(db, async (trx) => {
    await clearDecisionText(trx, { subject: "reports", ids: await deleteReportsClosedBefore(trx, before) });
  });
}
