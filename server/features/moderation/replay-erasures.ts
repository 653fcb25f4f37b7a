import type { Deps } from "#server/deps.ts";
import { eraseTraces } from "./erase-traces.ts";
import { readErasures } from "./erasure-log.ts";
import { findErasureIds } from "./erasure-store.ts";
import { tracesOfRecord } from "./find-traces.ts";

/**
 * Erased people stay erased. At a start, what the database does not remember (it was restored from a backup); once a day
 * everything, in case single rows or files came back.
 */
export async function replayErasures(deps: Deps, which: "forgotten" | "all"): Promise<number> {
  const records = await readErasures(deps);
  const known = which === "all" || records.length === 0 ? new Set<string>() : await findErasureIds(deps.db);
  const wanted = records.filter(({ id }) => !known.has(id));
  for (const record of wanted) {
    const traces = await tracesOfRecord(deps.db, record);
    const { owners, booked, fileKeys } = traces;
    await eraseTraces(deps, traces, record, { isAgain: true });
    deps.log.info(
      { erasure: record.id, owners: owners.length, booked: booked.length, files: fileKeys.length },
      "erased again",
    );
  }
  return wanted.length;
}
