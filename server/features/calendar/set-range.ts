import { timeZoneOf } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { setRange as endpoint } from "#contract/opening-hours.ts";
import type { FieldProblem } from "#contract/refusals.ts";
import { inTransaction, together } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveStaff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { lockCalendars, readStoredTimes } from "./calendar-store.ts";
import { minutesOf } from "./clock-time-rules.ts";
import { dayNumber, dayParts, openTime, weekdayOf } from "./opening-hours-rules.ts";
import { ownCalendar, settableDays } from "./own-calendar.ts";
import { rewriteAvailability, settingAnswer } from "./set-availability.ts";
import { afterApplying, settingsIn } from "./setting-rules.ts";
import { overlaps } from "./time-rules.ts";

type Range = InputOf<typeof endpoint>["body"];

const maxDays = 366;
const dayMs = 86_400_000;

/** The range is set in one transaction, so that either all days are set or none. */
export async function setRange(
  deps: Deps,
  actor: ActiveStaff,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const problems = rangeProblems(body, settableDays(deps, actor));
  if (problems) refuse("invalid_fields", { fields: problems });
  if (body.kindredProviderId !== actor.hostId) refuse("not_yours");
  const days = chosenDays(body);
  if (days.size === 0) refuse("invalid_fields", { fields: { weekdays: "no_such_day" } });
  const span = { start: (dayNumber(body.startDate) - 1) * dayMs, end: (dayNumber(body.endDate) + 2) * dayMs };
  const stretch = [[minutesOf(body.from), minutesOf(body.to)]] as const;
  const parts = openTime(dayParts(span, timeZoneOf(actor.country)), (day) => (days.has(day) ? stretch : []));
  const { kept, before } = await inTransaction(deps.db, async (trx) => {
    const [, calendar] = await together([lockCalendars(trx, actor.hostId), ownCalendar(trx, actor, body.calendarId)]);
    const { held } = (await readStoredTimes(trx, actor.hostId, [calendar.calendarId], span)).of(calendar.calendarId);
    const replaced = await rewriteAvailability(
      deps,
      trx,
      calendar,
      span,
      (stored) => afterApplying(stored, body.status, span, parts),
      body.status === "unavailable" ? null : span,
    );
    return {
      kept: held.filter((time) => time.kind === "visit" && parts.some((part) => overlaps(part, time))),
      before: settingsIn(replaced, parts),
    };
  });
  return success(actor, "availability.set", {
    days: days.size,
    kept: kept
      .sort((a, b) => a.start - b.start)
      .map(({ bookingId, start, end }) => ({
        bookingId: bookingId ?? "",
        startTime: new Date(start).toISOString(),
        endTime: new Date(end).toISOString(),
      })),
    before: before.map(settingAnswer),
  });
}

type SettableDays = ReturnType<typeof settableDays>;

function rangeProblems(range: Range, { today, lastDay }: SettableDays): Record<string, FieldProblem> | null {
  if (range.startDate < today) return { startDate: "date_is_past" };
  if (range.endDate < range.startDate) return { endDate: "range_inverted" };
  if (range.endDate > lastDay) return { endDate: "date_too_far" };
  if (dayNumber(range.endDate) - dayNumber(range.startDate) >= maxDays) return { endDate: "range_too_long" };
  return range.from < range.to ? null : { to: "range_inverted" };
}

function chosenDays({ startDate, endDate, weekdays }: Range): Set<number> {
  const first = dayNumber(startDate);
  const all = Array.from({ length: dayNumber(endDate) - first + 1 }, (_, n) => first + n);
  return new Set(all.filter((day) => weekdays?.includes(weekdayOf(day) + 1) ?? true));
}
