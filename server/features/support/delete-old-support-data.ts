import type { Deps } from "#server/deps.ts";
import { deleteContactMessagesBefore, deleteErasedBefore, deleteUnconfirmedBefore } from "./support-store.ts";

const dayMs = 86_400_000;

/** An unconfirmed request is kept only as long as its link works. */
export async function deleteOldSupportData(deps: Deps): Promise<void> {
  const before = (days: number) => new Date(deps.clock.now().getTime() - days * dayMs);
  await deleteContactMessagesBefore(deps.db, before(deps.settings.keep.contactMessagesDays));
  await deleteUnconfirmedBefore(deps.db, before(deps.settings.deletion.linkDays));
  await deleteErasedBefore(deps.db, before(deps.settings.keep.technicalRecordsDays));
}
