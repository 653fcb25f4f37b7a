import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { type ImportKey, putImported, takeImported } from "./import-hold-store.ts";
import { type Interval, mergeIntervals, without } from "./time-rules.ts";

/** The caller's transaction must have locked the calendars, so that no booking is made over the new times. */
export async function holdImportedTime(deps: Deps, trx: Db, key: ImportKey, times: readonly Interval[]): Promise<void> {
  const before = await takeImported(trx, key);
  const after = mergeIntervals(times);
  await putImported(trx, key, after);
  // Past times drop out at every reading. Nobody needs to hear of that.
  const past = { start: 0, end: deps.clock.now().getTime() };
  const freed = spanOf(without(before, [...after, past]));
  if (freed || without(after, [...before, past]).length > 0)
    await deps.changes.publish(trx, { type: "calendar_changed", hostId: key.hostId, freed });
}

function spanOf(times: readonly Interval[]): Interval | null {
  const [first] = times;
  const last = times.at(-1);
  return first && last ? { start: first.start, end: last.end } : null;
}
