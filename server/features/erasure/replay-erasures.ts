import type { Deps } from "#server/deps.ts";
import { eraseTraces } from "./erase-traces.ts";
import { backedUpSince, logErasure, mergedRecord, readErasures } from "./erasure-log.ts";
import { type ErasureRecord, findErasures } from "./erasure-store.ts";
import { tracesOfRecord } from "./find-traces.ts";

/**
 * Carries out recorded erasures again and returns how many. `missing`, at start: those missing in the database or the
 * store, which was then restored from a backup. `recent`, every night: also those in both, in case single rows or files
 * were restored.
 */
export async function replayErasures(deps: Deps, which: "missing" | "recent"): Promise<number> {
  const stored = byId(await readErasures(deps));
  const known = byId(await findErasures(deps.db));
  const since = backedUpSince(deps).toISOString();
  let count = 0;
  for (const one of new Map([...known, ...stored]).values()) {
    const record = mergedRecord(one, known.get(one.id) ?? one);
    const isMissing = !known.has(record.id) || !stored.has(record.id);
    if (!isMissing && (which === "missing" || record.erasedAt < since)) continue;
    if (isMissing) await logErasure(deps, record);
    await eraseTraces(deps, await tracesOfRecord(deps.db, record), record, { isAgain: true });
    count++;
  }
  return count;
}

const byId = (records: readonly ErasureRecord[]) => new Map(records.map((record) => [record.id, record]));
