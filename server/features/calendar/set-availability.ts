import type { setAvailability as endpoint } from "#contract/calendar.ts";
import { cellMs } from "#contract/calendar-cells.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { type ActiveStaff, findOwnCalendars } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { type Availability, afterSetting } from "./calendar-rules.ts";
import { type CalendarKey, lockCalendars, putAvailability, readCalendars, takeAvailability } from "./calendar-store.ts";
import { cellsIn, overlaps } from "./time-rules.ts";
import { gridProblems, maxDaysSet, windowProblems } from "./window-rules.ts";

export async function setAvailability(
  deps: Deps,
  actor: ActiveStaff,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const change = {
    start: Date.parse(body.startTime),
    end: Date.parse(body.endTime),
    isAvailable: body.status === "available",
  };
  const problems = windowProblems(change, maxDaysSet) ?? gridProblems(change);
  if (problems) refuse("invalid_fields", { fields: problems });
  if (body.kindredProviderId !== actor.hostId) refuse("not_yours");
  const kept = await inTransaction(deps.db, async (trx) => {
    await lockCalendars(trx, actor.hostId);
    const own = await findOwnCalendars(trx, actor);
    const calendar = own.find(({ id }) => body.calendarId === undefined || id === body.calendarId);
    const calendarId = calendar?.id ?? refuse("not_found");
    const { calendars } = await readCalendars(trx, actor.hostId, [calendarId], change);
    const visits = calendars.flatMap(({ held }) => held.filter(({ kind }) => kind === "visit"));
    await rewriteAvailability(deps, trx, { hostId: actor.hostId, calendarId }, change);
    return cellsIn(change).filter((start) => visits.some((visit) => overlaps(visit, { start, end: start + cellMs })));
  });
  return success(actor, "availability.set", { kept: kept.map((start) => new Date(start).toISOString()) });
}

/** The caller must hold the calendar lock. */
export async function rewriteAvailability(
  deps: Pick<Deps, "changes">,
  trx: Db,
  calendar: CalendarKey,
  change: Availability,
): Promise<void> {
  const before = await takeAvailability(trx, calendar, change);
  await putAvailability(trx, calendar, afterSetting(before, change));
  await deps.changes.publish(trx, { type: "calendar_changed", hostId: calendar.hostId });
}
