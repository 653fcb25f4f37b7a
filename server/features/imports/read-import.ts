import { timeZoneOf } from "#contract/countries/country-packs.ts";
import type { ImportProblem } from "#contract/lists/import-problems.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { holdImportedTime, lockCalendars, longestAheadMs } from "#server/features/calendar/index.ts";
import { findHost } from "#server/features/hosts/index.ts";
import { IcsProblem } from "#server/platform/ics/ics-reader.ts";
import { problemOf } from "./import-rules.ts";
import { findImport, type ImportRow, markFailing, markParsed, markUnchanged } from "./import-store.ts";

const dayMs = 86_400_000;

type Source = Pick<ImportRow, "address" | "etag" | "last_modified" | "parsed_at">;
type Reading = Awaited<ReturnType<Deps["ics"]["read"]>>;

/** Also reads a calendar that is not stored yet. Throws `IcsProblem`. */
export function readSource(deps: Deps, country: string, source: Source): Promise<Reading> {
  const now = deps.clock.now().getTime();
  // An unchanged calendar is parsed again every day, because series go on into the days that can be booked since.
  const isRecent = source.parsed_at !== null && now - source.parsed_at.getTime() < dayMs;
  const version = isRecent
    ? { etag: source.etag, lastModified: source.last_modified }
    : { etag: null, lastModified: null };
  const window = { start: now - dayMs, end: now + longestAheadMs, timeZone: timeZoneOf(country) };
  return deps.ics.read(source.address, version, window);
}

/** The last good times stay if it fails. Returns why. */
export async function readImport(deps: Deps, row: ImportRow): Promise<ImportProblem | null> {
  const host = await findHost(deps.db, row.host_id);
  if (!host) return null;
  try {
    const reading = await readSource(deps, host.country, row);
    await inTransaction(deps.db, (trx) => storeReading(deps, trx, row, row.address, reading));
    return null;
  } catch (error) {
    if (!(error instanceof IcsProblem)) throw error;
    const problem = problemOf[error.reason];
    await markFailing(deps.db, row, problem);
    return problem;
  }
}

/** A booking waits for the same lock, so it sees either the old times or the new ones. */
export async function storeReading(
  deps: Deps,
  trx: Db,
  row: ImportRow,
  address: string,
  reading: Reading,
): Promise<void> {
  await lockCalendars(trx, row.host_id);
  const current = await findImport(trx, row.host_id, row.id);
  // Removed or changed while it was being read.
  if (current?.address !== row.address) return;
  if (!reading.isChanged) return markUnchanged(trx, row);
  const key = { hostId: row.host_id, calendarId: row.calendar_id, importId: row.id };
  await holdImportedTime(deps, trx, key, reading.busy.times);
  const { etag, lastModified } = reading.version;
  await markParsed(trx, row, { address, etag, last_modified: lastModified, unreadable: reading.busy.unreadable });
}
