import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { lockErasures, saveErasure } from "./erasure-store.ts";

/** What was erased, by numbers that mean nothing without the rows they name. */
export type ErasureRecord = {
  readonly id: string;
  readonly erasedAt: string;
  readonly userIds: readonly number[];
  /** Bookings that the person made as a customer. */
  readonly bookingIds: readonly string[];
  readonly messageIds: readonly number[];
  readonly requestIds: readonly string[];
  readonly reportIds: readonly number[];
  readonly fileKeys: readonly string[];
};

/** Beside the database, so that a restored one can be told what happened after its backup. */
const logKey = "records/erasures.json";

export async function readErasures({ storage }: Pick<Deps, "storage">): Promise<readonly ErasureRecord[]> {
  const bytes = await storage.read(logKey);
  return bytes ? JSON.parse(Buffer.from(bytes).toString("utf8")) : [];
}

/** One writer at a time; the same erasure again replaces its record. */
export async function logErasure(deps: Deps, record: ErasureRecord): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await lockErasures(trx);
    const others = (await readErasures(deps)).filter(({ id }) => id !== record.id);
    await deps.storage.write(logKey, Buffer.from(JSON.stringify([...others, record])));
    await saveErasure(trx, record.id, new Date(record.erasedAt), record);
  });
}
