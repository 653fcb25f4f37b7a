import type { Db } from "#server/db/database.ts";
import { lockFinishedForUse } from "./upload-store.ts";

/** Whether this person uploaded all of these. Until `trx` ends, the cleanup job cannot delete them. */
export async function ownsFinishedImages(trx: Db, userId: number, urls: readonly string[]): Promise<boolean> {
  const different = [...new Set(urls)];
  if (different.length === 0) return true;
  return (await lockFinishedForUse(trx, userId, different)) === different.length;
}
