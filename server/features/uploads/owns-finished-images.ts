import type { Db } from "#server/db/database.ts";
import { lockFinishedForUse } from "./upload-store.ts";

/** The cleanup job cannot delete these images until `trx` ends. */
export async function ownsFinishedImages(trx: Db, userId: number, urls: readonly string[]): Promise<boolean> {
  const different = [...new Set(urls)];
  if (different.length === 0) return true;
  return (await lockFinishedForUse(trx, userId, different)) === different.length;
}
