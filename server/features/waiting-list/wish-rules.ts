import { Temporal } from "temporal-polyfill";
import { type PartOfDay, partOfDay, partsOfDay } from "#contract/lists/parts-of-day.ts";
import { afterWakingMinutes } from "#server/features/calendar/index.ts";

/** A day and a part of it, such as `2027-03-05 afternoon`. */
export type Wish = string;

export function wishesFor(days: readonly string[], parts: readonly PartOfDay[]): Wish[] {
  return [...new Set(days)].sort().flatMap((day) => [...new Set(parts)].map((part) => `${day} ${part}`));
}

/** The wish that a start at this moment fulfils. */
export function wishAt(start: number, timeZone: string): Wish {
  const local = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone);
  return `${local.toPlainDate().toString()} ${partOfDay(local.hour)}`;
}

export const dayOf = (wish: Wish) => wish.slice(0, 10);

export function wishesByDay(wishes: readonly Wish[]): { readonly day: string; readonly parts: PartOfDay[] }[] {
  const byDay = Map.groupBy(wishes, dayOf);
  return [...byDay].map(([day, those]) => ({ day, parts: those.flatMap(partIn) }));
}

const partIn = (wish: Wish) => partsOfDay.find((part) => part === wish.slice(11)) ?? [];

/** Somebody who did not answer can still get offers for other parts of that day. */
export function afterNoAnswer(wishes: readonly Wish[], start: number, timeZone: string): Wish[] {
  return wishes.filter((wish) => wish !== wishAt(start, timeZone));
}

export function afterDeclining(wishes: readonly Wish[], start: number, timeZone: string): Wish[] {
  return wishes.filter((wish) => dayOf(wish) !== dayOf(wishAt(start, timeZone)));
}

const offerMinutes = 30;
const shortestOfferMs = 10 * 60_000;

/**
 * Thirty minutes, not counting the night at the venue, and never past the last moment to book. Null if that leaves less
 * than ten minutes, because nobody could answer in time.
 */
export function offerEndsAt(now: Date, timeZone: string, lastMoment: number): Date | null {
  const ends = Math.min(afterWakingMinutes(now, offerMinutes, timeZone).getTime(), lastMoment);
  return ends - now.getTime() < shortestOfferMs ? null : new Date(ends);
}
