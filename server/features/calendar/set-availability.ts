import type { setAvailability as endpoint } from "#contract/calendar.ts";
import { cellMs } from "#contract/calendar-cells.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { type Db, inTransaction, together } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveStaff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import type { Availability } from "./calendar-rules.ts";
import {
  type CalendarKey,
  lockCalendars,
  putAvailability,
  readStoredTimes,
  takeAvailability,
} from "./calendar-store.ts";
import { ownCalendar } from "./own-calendar.ts";
import { afterApplying, type Setting, settingsIn } from "./setting-rules.ts";
import { cellsIn, type Interval, overlaps } from "./time-rules.ts";
import { gridProblems, maxDaysSet, windowProblems } from "./window-rules.ts";

export async function setAvailability(
  deps: Deps,
  actor: ActiveStaff,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const change = { start: Date.parse(body.startTime), end: Date.parse(body.endTime) };
  const problems = windowProblems(change, maxDaysSet) ?? gridProblems(change);
  if (problems) refuse("invalid_fields", { fields: problems });
  if (body.kindredProviderId !== actor.hostId) refuse("not_yours");
  const { kept, before } = await inTransaction(deps.db, async (trx) => {
    const [, calendar] = await together([lockCalendars(trx, actor.hostId), ownCalendar(trx, actor, body.calendarId)]);
    const { calendarId } = calendar;
    const [times, replaced] = await together([
      readStoredTimes(trx, actor.hostId, [calendarId], change),
      rewriteAvailability(
        deps,
        trx,
        calendar,
        change,
        (stored) => afterApplying(stored, body.status, change),
        body.status === "unavailable" ? null : change,
      ),
    ]);
    const visits = times.of(calendarId).held.filter(({ kind }) => kind === "visit");
    const isKept = (start: number) => visits.some((visit) => overlaps(visit, { start, end: start + cellMs }));
    return { kept: cellsIn(change).filter(isKept), before: settingsIn(replaced, [change]) };
  });
  return success(actor, "availability.set", {
    kept: kept.map((start) => new Date(start).toISOString()),
    before: before.map(settingAnswer),
  });
}

export function settingAnswer({ start, end, status }: Setting) {
  return { startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString(), status };
}

/** Returns what was stored before. The caller must hold the calendar lock. */
export async function rewriteAvailability(
  deps: Pick<Deps, "changes">,
  trx: Db,
  calendar: CalendarKey,
  span: Interval,
  after: (before: readonly Availability[]) => Availability[],
  freed: Interval | null = span,
): Promise<Availability[]> {
  const before = await takeAvailability(trx, calendar, span);
  await together([
    putAvailability(trx, calendar, after(before)),
    deps.changes.publish(trx, { type: "calendar_changed", hostId: calendar.hostId, freed }),
  ]);
  return before;
}
