import type { Db } from "#server/db/database.ts";
import { type FinishedImage, findImages as findByUrl, holdFinished } from "./upload-store.ts";

/** Whether every one of these addresses is a picture that this person sent and finished. They stay until `trx` ends. */
export async function ownsFinishedImages(trx: Db, userId: number, urls: readonly string[]): Promise<boolean> {
  const different = [...new Set(urls)];
  if (different.length === 0) return true;
  return (await holdFinished(trx, userId, different)) === different.length;
}

/** The sizes behind pictures' addresses, for responsive images. Addresses that are not ours are left out. */
export async function findImageSizes(db: Db, urls: readonly string[]): Promise<ReadonlyMap<string, FinishedImage>> {
  if (urls.length === 0) return new Map();
  const images = await findByUrl(db, [...new Set(urls)]);
  return new Map(images.map((image) => [image.url, image]));
}
