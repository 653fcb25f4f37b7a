import type { Db } from "#server/db/database.ts";
import { holdFinished } from "./upload-store.ts";

/** Whether every one of these addresses is a picture that this person sent and finished. They stay until `trx` ends. */
export async function ownsFinishedImages(trx: Db, userId: number, urls: readonly string[]): Promise<boolean> {
  const different = [...new Set(urls)];
  if (different.length === 0) return true;
  return (await holdFinished(trx, userId, different)) === different.length;
}
