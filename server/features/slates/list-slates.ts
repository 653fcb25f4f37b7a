import type { Deps } from "#server/deps.ts";
import { findSlateIds } from "./slate-store.ts";

/** The newest slates, for the site map. A network host does not tell us its list. */
export async function listSlates({ db, settings }: Deps): Promise<number[]> {
  return settings.network ? [] : findSlateIds(db, 5_000);
}
