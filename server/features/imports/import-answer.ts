import type { OutputOf } from "#contract/endpoint.ts";
import type { listImportedCalendars } from "#contract/imports.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { countImported } from "#server/features/calendar/index.ts";
import type { ImportRow } from "./import-store.ts";

type Answer = OutputOf<typeof listImportedCalendars>[number];

const shownMs = 8 * 7 * 86_400_000;

export async function importAnswers(deps: Deps, db: Db, hostId: number, rows: readonly ImportRow[]): Promise<Answer[]> {
  const busy = await countImported(db, hostId, new Date(deps.clock.now().getTime() + shownMs));
  return rows.map((row) => ({
    id: row.id,
    calendarId: row.calendar_id,
    site: new URL(row.address).hostname,
    readAt: row.read_at?.toISOString() ?? null,
    busyTimes: busy.get(row.id) ?? 0,
    unreadable: row.unreadable,
    problem: row.problem,
    failingSince: row.failing_since?.toISOString() ?? null,
  }));
}
