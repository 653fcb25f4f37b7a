import { Temporal } from "temporal-polyfill";

const offerMinutes = 120;
const [morning, night] = [8, 22];

/** Two hours, not counting the night at the venue, and never past the start of the event. */
export function offerEndsAt(now: Date, timeZone: string, startsAt: Date): Date {
  let at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  let leftMs = offerMinutes * 60_000;
  while (leftMs > 0) {
    if (at.hour >= night) at = atHour(at.add({ days: 1 }), morning);
    else if (at.hour < morning) at = atHour(at, morning);
    const untilNightMs = atHour(at, night).epochMilliseconds - at.epochMilliseconds;
    const usedMs = Math.min(leftMs, untilNightMs);
    at = at.add({ milliseconds: usedMs });
    leftMs -= usedMs;
  }
  return new Date(Math.min(at.epochMilliseconds, startsAt.getTime()));
}

function atHour(at: Temporal.ZonedDateTime, hour: number): Temporal.ZonedDateTime {
  return at.with({ hour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
}

type Waiting = { readonly id: string; readonly places: number };

/** In order, everybody whose places fit into what is left. Null means that there is no limit. */
export function whoFits(waiting: readonly Waiting[], free: number | null): Waiting[] {
  let left = free ?? Number.POSITIVE_INFINITY;
  return waiting.filter(({ places }) => {
    if (places > left) return false;
    left -= places;
    return true;
  });
}
