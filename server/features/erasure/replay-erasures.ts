import type { ErasureRecord } from "#server/db/erasure-record.ts";
import type { Deps } from "#server/deps.ts";
import { eraseTraces } from "./erase-traces.ts";
import { backedUpSince, logErasure, mergedRecord, readErasures } from "./erasure-log.ts";
import { findErasures } from "./erasure-store.ts";
import { tracesOfRecord } from "./find-traces.ts";

/**
 * At start, `missing` replays erasures that the database or the store does not know, because it was restored from a
 * backup. Every night, `recent` also replays the others, in case single rows or files were restored.
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
