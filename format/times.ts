import type { Locale } from "#messages/catalogue.ts";
import {
  type Format,
  formatAs,
  formatDateShort,
  formatDayShort,
  formatDayShortest,
  type Instant,
  millisecondsOf,
} from "./dates.ts";
import { joinTexts } from "./joined-text.ts";
import { formatZoneName } from "./time-zone.ts";

const hourMs = 3_600_000;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** For example "14:30". The name of the zone is never added, even if the clock shows that time twice. */
export const formatClock = formatAs(clock);

/**
 * For example "14:30". In the night in which clocks go back, a repeated time has the zone's name, as in "02:30 CET".
 */
export const formatTime: Format = (instant, locale, timeZone) => {
  const at = millisecondsOf(instant);
  const time = formatClock(at, locale, timeZone);
  const isShownTwice = [-hourMs, hourMs].some((shift) => formatClock(at + shift, locale, timeZone) === time);
  return isShownTwice ? `${time} ${formatZoneName(at, timeZone)}` : time;
};

export function formatTimeRange(start: Instant, end: Instant, locale: Locale, timeZone: string): string {
  return `${formatTime(start, locale, timeZone)} – ${formatTime(end, locale, timeZone)}`;
}

const withTime =
  (day: Format, time: Format = formatTime): Format =>
  (instant, locale, timeZone) =>
    joinTexts([day(instant, locale, timeZone), time(instant, locale, timeZone)], locale);

/** For example "Mon 16 November 2026, 14:30". */
export const formatDateTime = withTime(formatDateShort);
/** For example "Mon 16 November, 14:30". */
export const formatDayTime = withTime(formatDayShort);
/** For example "Mon 16 Nov, 14:30". The name of the zone is never added, even if the clock shows that time twice. */
export const formatDayClock = withTime(formatDayShortest, formatClock);
export const formatWeekdayTime = formatAs({ weekday: "short", ...clock });
export const formatDayMonthTime = formatAs({ day: "numeric", month: "short", ...clock });
export const formatDateTimeShort = formatAs({ dateStyle: "medium", timeStyle: "short" });

/** Right-to-left pages need this for time ranges in messages, where no element with `dir` is possible. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
