import { Temporal } from "temporal-polyfill";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readHours as endpoint } from "#contract/opening-hours.ts";
import { languageOf } from "#messages/translate.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Staff } from "#server/features/hosts/index.ts";
import { publicHolidays } from "#server/platform/public-holidays.ts";
import type { CalendarKey } from "./calendar-store.ts";
import { onTheWire } from "./clock-time-rules.ts";
import { findDifferingDays, findHolidayClosing, findWeeklyHours } from "./opening-hours-store.ts";
import { ownCalendar, settableDays } from "./own-calendar.ts";

export async function readHours(
  deps: Deps,
  actor: Staff,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return hoursAnswer(deps, deps.db, actor, await ownCalendar(deps.db, actor, params.calendarId));
}

export async function hoursAnswer(
  deps: Deps,
  db: Db,
  actor: Staff,
  calendar: CalendarKey,
): Promise<OutputOf<typeof endpoint>> {
  const { today } = settableDays(deps, actor);
  const [weekly, differing, closing, holidays] = await Promise.all([
    findWeeklyHours(db, calendar, today),
    findDifferingDays(db, calendar, today),
    findHolidayClosing(db, calendar),
    comingHolidays(actor, today),
  ]);
  const opened = new Set(closing.openedDays);
  return {
    weekly: weekly.map(({ validFrom, days }) => ({ validFrom, days: days.map(onTheWire) })),
    differingDays: differing.map(({ day, stretches, reason }) => ({
      date: day,
      stretches: onTheWire(stretches),
      reason,
    })),
    closedOnHolidays: closing.isClosed,
    holidays: holidays.map(({ date, name }) => ({ date, name, isOpened: opened.has(date) })),
  };
}

async function comingHolidays({ country, locale }: Staff, today: string) {
  const first = Temporal.PlainDate.from(today);
  const end = first.add({ years: 1 }).toString();
  const inYears = [first.year, first.year + 1].map((year) => publicHolidays(country, year, languageOf(locale)));
  const years = await Promise.all(inYears);
  return years.flat().filter(({ date }) => date >= today && date < end);
}
