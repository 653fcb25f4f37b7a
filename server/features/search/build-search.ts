import type { Deps } from "#server/deps.ts";
import { documentVersion } from "./document-rules.ts";
import { findDocumentVersion } from "./document-store.ts";
import { rebuildSearch } from "./index-host.ts";

/** After an update that writes documents differently, or when search is new to an installation. */
export async function buildSearchIfOld(deps: Deps): Promise<void> {
  if ((await findDocumentVersion(deps.db)) !== documentVersion) await rebuildSearch(deps.db);
}
