import type { Deps } from "#server/deps.ts";
import { deleteViewsBefore } from "./slate-store.ts";
import { hourOf } from "./view-dedupe-key.ts";

/** The visitor's key is needed only within the hour. The count stays. */
export async function deleteOldViews(deps: Deps): Promise<void> {
  await deleteViewsBefore(deps.db, hourOf(deps.clock.now()));
}
