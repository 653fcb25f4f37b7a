import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { insertPictureRequest } from "./picture-store.ts";

export const pictureJob = "fetch-news-picture";

/** Each picture is fetched once. Until then, the story has no picture. */
export async function requestPicture(deps: Deps, address: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    if (await insertPictureRequest(trx, address)) await deps.jobs.enqueue(trx, pictureJob, { address });
  });
}
