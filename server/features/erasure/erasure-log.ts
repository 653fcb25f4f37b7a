import { inTransaction } from "#server/db/database.ts";
import type { ErasureRecord } from "#server/db/erasure-record.ts";
import type { Deps } from "#server/deps.ts";
import { deleteErasuresBefore, findErasure, lockErasures, saveErasure } from "./erasure-store.ts";

/** This file is outside the database, so that erasures can be replayed on a database restored from an older backup. */
const logKey = "records/erasures.json";

export async function readErasures({ storage }: Pick<Deps, "storage">): Promise<readonly ErasureRecord[]> {
  const bytes = await storage.read(logKey);
  return bytes ? JSON.parse(Buffer.from(bytes).toString("utf8")) : [];
}

/**
 * Only one process writes at a time. A second run finds less than the first, so records are merged and never shrink.
 */
export async function logErasure(deps: Deps, record: ErasureRecord): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await lockErasures(trx);
    const stored = await readErasures(deps);
    const known = await findErasure(trx, record.id);
    const earlier = [...stored.filter(({ id }) => id === record.id), ...(known ? [known] : [])];
    const whole = earlier.reduce(mergedRecord, record);
    const others = stored.filter(({ id }) => id !== record.id);
    await deps.storage.write(logKey, Buffer.from(JSON.stringify([...others, whole])));
    await saveErasure(trx, whole);
  });
}

/** Operators keep backups for at most 30 days, so anything erased earlier cannot come back. */
const backupDays = 31;

export const backedUpSince = ({ clock }: Pick<Deps, "clock">) =>
  new Date(clock.now().getTime() - backupDays * 86_400_000);

export async function deleteOldErasures(deps: Deps): Promise<number> {
  const before = backedUpSince(deps);
  return inTransaction(deps.db, async (trx) => {
    await lockErasures(trx);
    const stored = await readErasures(deps);
    const kept = stored.filter(({ erasedAt }) => new Date(erasedAt) >= before);
    if (kept.length < stored.length) await deps.storage.write(logKey, Buffer.from(JSON.stringify(kept)));
    return deleteErasuresBefore(trx, before);
  });
}

export function mergedRecord(one: ErasureRecord, other: ErasureRecord): ErasureRecord {
  const both = <T>(mine: readonly T[], theirs: readonly T[]) => [...new Set([...mine, ...theirs])];
  return {
    id: one.id,
    erasedAt: one.erasedAt > other.erasedAt ? one.erasedAt : other.erasedAt,
    userIds: both(one.userIds, other.userIds),
    bookingIds: both(one.bookingIds, other.bookingIds),
    registrationIds: both(one.registrationIds ?? [], other.registrationIds ?? []),
    messageIds: both(one.messageIds, other.messageIds),
    requestIds: both(one.requestIds, other.requestIds),
    reportIds: both(one.reportIds, other.reportIds),
    fileKeys: both(one.fileKeys, other.fileKeys),
  };
}
