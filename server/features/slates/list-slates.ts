import type { Deps } from "#server/deps.ts";
import { findSlateIds } from "./slate-store.ts";

/** The site map uses this. A network host has no endpoint that lists its slates. */
export async function listSlates({ db, settings }: Deps): Promise<number[]> {
  return settings.network ? [] : findSlateIds(db, 5_000);
}
