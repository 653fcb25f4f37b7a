import { formatDayTime, formatTime } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import { browserApi } from "#web/lib/api.ts";
import { relativeDay } from "./relative-day.ts";

/** Null if there is no free time. The texts have the visitor's language and the venue's clock. */
export type NextStart = {
  readonly day: ReturnType<typeof relativeDay>;
  readonly time: string;
  readonly when: string;
} | null;

type Asked = {
  readonly hostId: number;
  readonly items: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly signal: AbortSignal;
};

/** By calendar. */
export async function loadNextStarts(asked: Asked): Promise<ReadonlyMap<number, NextStart>> {
  const { hostId, items, locale, timeZone, signal } = asked;
  const query = { kindredProviderId: String(hostId), serviceItems: items };
  const next = await browserApi("GET /providerCalendar/nextStarts", { query }, { signal });
  const now = Date.now();
  const inWords = (start: string): NextStart => ({
    day: relativeDay(start, now, timeZone),
    time: formatTime(start, locale, timeZone),
    when: formatDayTime(start, locale, timeZone),
  });
  return new Map(next.map(({ calendarId, startTime }) => [calendarId, startTime === null ? null : inWords(startTime)]));
}
