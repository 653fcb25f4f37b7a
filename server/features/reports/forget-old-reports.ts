import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { forgetWordsAbout } from "#server/features/decisions/index.ts";
import { deleteReportsClosedBefore } from "./report-store.ts";

/**
 * Some time after its end a report goes; that and how it was decided stays, in nobody's words. Both at once: without the
 * report nothing says any more whom the words are about.
 */
export async function forgetOldReports({ db, clock, settings }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - settings.keep.reportsDays * 86_400_000);
  await inTransaction(db, async (trx) => {
    await forgetWordsAbout(trx, { subject: "reports", ids: await deleteReportsClosedBefore(trx, before) });
  });
}
