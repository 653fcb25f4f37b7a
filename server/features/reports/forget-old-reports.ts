import type { Deps } from "#server/deps.ts";
import { deleteReportsClosedBefore } from "./report-store.ts";

/** Some time after its end a report goes; the decision about it stays, without the reporter's words. */
export async function forgetOldReports(deps: Deps): Promise<void> {
  await deleteReportsClosedBefore(
    deps.db,
    new Date(deps.clock.now().getTime() - deps.settings.keep.reportsDays * 86_400_000),
  );
}
