import type { restoreAvailability as endpoint } from "#contract/calendar.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveStaff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { lockCalendars } from "./calendar-store.ts";
import { ownCalendar } from "./own-calendar.ts";
import { rewriteAvailability } from "./set-availability.ts";
import { afterRestoring, isAllSetTo } from "./setting-rules.ts";
import { gridProblems, maxDaysRestored, windowProblems } from "./window-rules.ts";

/** Bookings are stored apart from the availability, so one that was made since the change stays. */
export async function restoreAvailability(
  deps: Deps,
  actor: ActiveStaff,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const before = body.before.map(({ startTime, endTime, status }) => ({
    start: Date.parse(startTime),
    end: Date.parse(endTime),
    status,
  }));
  const span = {
    start: Math.min(...before.map(({ start }) => start)),
    end: Math.max(...before.map(({ end }) => end)),
  };
  const hasProblem = before.some((part) => gridProblems(part) ?? windowProblems(part, maxDaysRestored));
  if (hasProblem || windowProblems(span, maxDaysRestored))
    refuse("invalid_fields", { fields: { before: "not_an_option" } });
  if (body.kindredProviderId !== actor.hostId) refuse("not_yours");
  await inTransaction(deps.db, async (trx) => {
    await lockCalendars(trx, actor.hostId);
    const calendar = await ownCalendar(trx, actor, body.calendarId);
    await rewriteAvailability(deps, trx, calendar, span, (stored) => {
      if (body.onlyIfUnchanged && !isAllSetTo(stored, before, body.status)) refuse("availability_changed");
      return afterRestoring(stored, before, body.status, span);
    });
  });
  return success(actor, "availability.restored", null);
}
