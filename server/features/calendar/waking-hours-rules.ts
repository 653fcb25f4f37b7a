import { Temporal } from "temporal-polyfill";

const [morning, night] = [8, 22];

/** The moment after so many minutes, not counting those between 22:00 and 08:00 at the venue. */
export function afterWakingMinutes(now: Date, minutes: number, timeZone: string): Date {
  let at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  let leftMs = minutes * 60_000;
  while (leftMs > 0) {
    if (at.hour >= night) at = atHour(at.add({ days: 1 }), morning);
    else if (at.hour < morning) at = atHour(at, morning);
    const untilNightMs = atHour(at, night).epochMilliseconds - at.epochMilliseconds;
    const usedMs = Math.min(leftMs, untilNightMs);
    at = at.add({ milliseconds: usedMs });
    leftMs -= usedMs;
  }
  return new Date(at.epochMilliseconds);
}

function atHour(at: Temporal.ZonedDateTime, hour: number): Temporal.ZonedDateTime {
  return at.with({ hour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
}
