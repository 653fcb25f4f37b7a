import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { filesOf } from "./upload-files.ts";
import {
  deleteFinished,
  deleteUpload,
  findAbandoned,
  findFinished,
  findLeftInQuarantine,
  lockFinished,
  markQuarantineCleared,
} from "./upload-store.ts";

export type FindPicturesInUse = (db: Db, urls: readonly string[]) => Promise<readonly string[]>;

const atOnce = 200;

/** Files are deleted before their row, so that the next run finds what an interrupted one has left. */
export async function collectUploads(deps: Deps, rooms: readonly FindPicturesInUse[]): Promise<void> {
  for (const upload of await findAbandoned(deps.db, deps.settings.keep.unfinishedUploadsHours, atOnce)) {
    for (const key of filesOf(upload)) await deps.storage.delete(key);
    await deleteUpload(deps.db, upload.id);
  }
  for (const upload of await findLeftInQuarantine(deps.db, atOnce)) {
    await deps.storage.delete(upload.quarantine_key);
    await markQuarantineCleared(deps.db, upload.id);
  }
  for (let after = 0; ; ) {
    const sent = await findFinished(deps.db, {
      olderThanDays: deps.settings.keep.unusedPicturesDays,
      after,
      limit: atOnce,
    });
    const last = sent.at(-1);
    if (!last) return;
    const urls = sent.map(({ url }) => url);
    const used = await usedBy(rooms, deps.db, urls);
    for (const { id, url } of sent) if (!used.has(url)) await deleteUnused(deps, rooms, id);
    after = last.id;
  }
}

/**
 * Asks again while the row is locked: a transaction that adds the picture somewhere also locks the row until it
 * commits.
 */
function deleteUnused(deps: Deps, rooms: readonly FindPicturesInUse[], id: number): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const upload = await lockFinished(trx, id);
    if (!upload || (await usedBy(rooms, trx, [upload.url])).size > 0) return;
    for (const key of filesOf(upload)) await deps.storage.delete(key);
    await deleteFinished(trx, id);
  });
}

async function usedBy(
  rooms: readonly FindPicturesInUse[],
  db: Db,
  urls: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const findInUse of rooms) for (const url of await findInUse(db, urls)) used.add(url);
  return used;
}
