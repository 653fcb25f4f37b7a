import { afterWakingMinutes } from "#server/features/calendar/index.ts";

const offerMinutes = 120;

/** Two hours, not counting the night at the venue, and never past the start of the event. */
export function offerEndsAt(now: Date, timeZone: string, startsAt: Date): Date {
  const ends = afterWakingMinutes(now, offerMinutes, timeZone);
  return ends < startsAt ? ends : startsAt;
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
