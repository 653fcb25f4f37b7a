import type { Deps } from "#server/deps.ts";
import { filesOf } from "./upload-files.ts";
import { deleteUpload, findAbandoned, findLeftInQuarantine, markQuarantineCleared } from "./upload-store.ts";

const atOnce = 200;

/** Files first, then the row that names them: an interrupted run leaves nothing that the next does not find. */
export async function collectUploads(deps: Deps): Promise<void> {
  for (const upload of await findAbandoned(deps.db, deps.settings.keep.unfinishedUploadsHours, atOnce)) {
    for (const key of filesOf(upload)) await deps.storage.delete(key);
    await deleteUpload(deps.db, upload.id);
  }
  for (const upload of await findLeftInQuarantine(deps.db, atOnce)) {
    await deps.storage.delete(upload.quarantine_key);
    await markQuarantineCleared(deps.db, upload.id);
  }
}
