import type { Deps } from "#server/deps.ts";
import { keptDays } from "./news-rules.ts";
import { deleteNewsBefore } from "./news-store.ts";
import { deletePicture, findPicturesBefore } from "./picture-store.ts";

const dayMs = 86_400_000;

/** Pictures are kept a day longer than the news, until no story can show them. */
export async function deleteOldNews(deps: Deps): Promise<void> {
  if (deps.settings.demo) return;
  const before = (days: number) => new Date(deps.clock.now().getTime() - days * dayMs);
  await deleteNewsBefore(deps.db, before(keptDays));
  for (const picture of await findPicturesBefore(deps.db, before(keptDays + 1))) {
    if (picture.storage_key) await deps.storage.delete(picture.storage_key);
    await deletePicture(deps.db, picture.address);
  }
}
