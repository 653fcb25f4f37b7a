import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type {
  removeDifferingDay as removeDayEndpoint,
  setDifferingDay as setDayEndpoint,
  setHolidayClosing as setHolidaysEndpoint,
  setWeeklyHours as setWeeklyEndpoint,
} from "#contract/opening-hours.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveStaff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { type CalendarKey, lockCalendars } from "./calendar-store.ts";
import { stored } from "./clock-time-rules.ts";
import {
  deleteDifferingDay,
  findHolidayClosing,
  putDifferingDay,
  putHolidayClosing,
  putWeeklyHours,
} from "./opening-hours-store.ts";
import { dateProblem, ownCalendar, settableDays } from "./own-calendar.ts";
import { hoursAnswer } from "./read-hours.ts";
import { longestAheadMs } from "./visit-rules.ts";

const dayMs = 86_400_000;

/** The present hours stay valid until `validFrom`, so that nothing in the past changes. */
export async function setWeeklyHours(
  deps: Deps,
  actor: ActiveStaff,
  { params, body }: InputOf<typeof setWeeklyEndpoint>,
): Promise<OutputOf<typeof setWeeklyEndpoint>> {
  const problem = dateProblem(body.validFrom, settableDays(deps, actor));
  if (problem) refuse("invalid_fields", { fields: { validFrom: problem } });
  const weekly = { validFrom: body.validFrom, days: body.days.map(stored) };
  const answer = await changeHours(deps, actor, params, [body.validFrom, null], (trx, calendar) =>
    putWeeklyHours(trx, calendar, weekly),
  );
  return success(actor, "hours.saved", answer);
}

export async function setDifferingDay(
  deps: Deps,
  actor: ActiveStaff,
  { params, body }: InputOf<typeof setDayEndpoint>,
): Promise<OutputOf<typeof setDayEndpoint>> {
  refuseOtherDay(deps, actor, params.date);
  const day = { day: params.date, stretches: stored(body.stretches), reason: body.reason };
  const answer = await changeHours(deps, actor, params, [params.date, params.date], (trx, calendar) =>
    putDifferingDay(trx, calendar, day),
  );
  return success(actor, "hours.daySaved", answer);
}

export async function removeDifferingDay(
  deps: Deps,
  actor: ActiveStaff,
  { params }: InputOf<typeof removeDayEndpoint>,
): Promise<OutputOf<typeof removeDayEndpoint>> {
  refuseOtherDay(deps, actor, params.date);
  const answer = await changeHours(deps, actor, params, [params.date, params.date], (trx, calendar) =>
    deleteDifferingDay(trx, calendar, params.date),
  );
  return success(actor, "hours.dayRemoved", answer);
}

export async function setHolidayClosing(
  deps: Deps,
  actor: ActiveStaff,
  { params, body }: InputOf<typeof setHolidaysEndpoint>,
): Promise<OutputOf<typeof setHolidaysEndpoint>> {
  const { today, lastDay } = settableDays(deps, actor);
  if (body.openedDays.some((date) => date > lastDay))
    refuse("invalid_fields", { fields: { openedDays: "date_too_far" } });
  const coming = body.openedDays.filter((date) => date >= today);
  const answer = await changeHours(deps, actor, params, [today, null], async (trx, calendar) => {
    const before = await findHolidayClosing(trx, calendar);
    // Past days are kept, because the calendar still shows them.
    const past = before.openedDays.filter((date) => date < today).slice(-60);
    const openedDays = [...new Set([...past, ...coming])].sort();
    await putHolidayClosing(trx, calendar, { isClosed: body.closed, openedDays });
  });
  return success(actor, "hours.holidaysSaved", answer);
}

function refuseOtherDay(deps: Deps, actor: ActiveStaff, date: string): void {
  const problem = dateProblem(date, settableDays(deps, actor));
  if (problem) refuse("invalid_fields", { fields: { date: problem } });
}

/** The last day is null if the change has no end. */
type ChangedDays = readonly [string, string | null];

/** Takes the lock that bookings take, so that the hours they have checked cannot change before they are inserted. */
async function changeHours(
  deps: Deps,
  actor: ActiveStaff,
  { calendarId }: { readonly calendarId: number },
  [firstDay, lastDay]: ChangedDays,
  change: (trx: Db, calendar: CalendarKey) => Promise<void>,
) {
  return inTransaction(deps.db, async (trx) => {
    await lockCalendars(trx, actor.hostId);
    const calendar = await ownCalendar(trx, actor, calendarId);
    await change(trx, calendar);
    // Local days begin and end at most a day away from those in UTC.
    const freed = {
      start: Date.parse(firstDay) - dayMs,
      end: lastDay === null ? deps.clock.now().getTime() + longestAheadMs : Date.parse(lastDay) + 2 * dayMs,
    };
    await deps.changes.publish(trx, { type: "calendar_changed", hostId: actor.hostId, freed });
    return hoursAnswer(deps, trx, actor, calendar);
  });
}
