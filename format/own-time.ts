import type { Locale } from "#messages/catalogue.ts";
import { formatDayShort, millisecondsOf } from "./dates.ts";
import { joinTexts } from "./joined-text.ts";
import { offsetMs } from "./time-zone.ts";
import { formatTimeRange } from "./times.ts";

type Span = { readonly startTime: string | Date; readonly endTime: string | Date; readonly timeZone: string };

/** For example "17:00 – 22:00", with the day if it is another one. Null if clocks show the same time in both zones. */
export function formatOwnTime({ startTime, endTime, timeZone }: Span, locale: Locale, ownZone: string): string | null {
  const at = millisecondsOf(startTime);
  if (offsetMs(at, ownZone) === offsetMs(at, timeZone)) return null;
  const day = formatDayShort(at, locale, ownZone);
  const range = formatTimeRange(startTime, endTime, locale, ownZone);
  return day === formatDayShort(at, locale, timeZone) ? range : joinTexts([day, range], locale);
}
