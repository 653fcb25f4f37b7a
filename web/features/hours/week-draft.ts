import { clockOf, minutesOf } from "#web/lib/clock-times.ts";

/** The key identifies a stretch while its times are edited. */
export type StretchDraft = { readonly key: number; readonly from: string; readonly to: string };
/** A closed day keeps its stretches, so that they come back when the day is ticked again. */
export type DayDraft = { readonly isOpen: boolean; readonly stretches: readonly StretchDraft[] };
export type Stretch = { readonly from: string; readonly to: string };

export const maxStretches = 4;

export function dayDraft(stretches: readonly Stretch[]): DayDraft {
  return {
    isOpen: stretches.length > 0,
    stretches: stretches.map(({ from, to }, key) => ({ key, from, to })),
  };
}

const nobodysWeek: readonly (readonly Stretch[])[] = Array.from({ length: 7 }, () => []);

export function weekDraft(days: readonly (readonly Stretch[])[] = nobodysWeek): DayDraft[] {
  return days.map(dayDraft);
}

const usualDay: Stretch = { from: "09:00", to: "17:00" };

/** New hosts begin with an ordinary working week. */
export const usualWeek: readonly (readonly Stretch[])[] = Array.from({ length: 7 }, (_, day) =>
  day < 5 ? [usualDay] : [],
);

export function stretchesOf({ isOpen, stretches }: DayDraft): Stretch[] {
  return isOpen ? stretches.map(({ from, to }) => ({ from, to })) : [];
}

export function minutesOpen(day: DayDraft): number {
  return stretchesOf(day).reduce((sum, { from, to }) => sum + Math.max(0, minutesOf(to) - minutesOf(from)), 0);
}

export function opened(day: DayDraft): DayDraft {
  return day.stretches.length > 0 ? { ...day, isOpen: true } : withStretch({ isOpen: true, stretches: [] });
}

/** The new stretch begins an hour after the last one. */
export function withStretch(day: DayDraft): DayDraft {
  const last = day.stretches.at(-1);
  const key = Math.max(-1, ...day.stretches.map((one) => one.key)) + 1;
  if (!last) return { isOpen: true, stretches: [{ key, ...usualDay }] };
  const from = Math.min(minutesOf(last.to) + 60, 23 * 60);
  const next = { key, from: clockOf(from), to: clockOf(Math.min(from + 180, 24 * 60)) };
  return { isOpen: true, stretches: [...day.stretches, next] };
}

/** A day without stretches is closed. */
export function withoutStretch({ stretches }: DayDraft, key: number): DayDraft {
  const left = stretches.filter((one) => one.key !== key);
  return { isOpen: left.length > 0, stretches: left };
}

export function dayProblem(day: DayDraft): "overlap" | "inverted" | null {
  const sorted = stretchesOf(day).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (sorted.some(({ from, to }) => from >= to)) return "inverted";
  return sorted.some(({ from }, n) => (sorted[n - 1]?.to ?? "") > from) ? "overlap" : null;
}

export function isSameDay(a: DayDraft, b: DayDraft): boolean {
  return JSON.stringify(stretchesOf(a)) === JSON.stringify(stretchesOf(b));
}

/** For example `d0s1from`. */
export const fieldName = (day: number, stretch: number, end: "from" | "to") => `d${day}s${stretch}${end}`;

/** A day that was ticked before the scripts were loaded has no times, so it gets the usual ones. */
export function openStretchesIn(text: (name: string) => string, day: number): Stretch[] {
  const stretches = stretchesIn(text, day);
  return stretches.length > 0 ? stretches : [usualDay];
}

/** A stretch without both times is left out. */
export function stretchesIn(text: (name: string) => string, day: number): Stretch[] {
  return Array.from({ length: maxStretches }, (_, n) => ({
    from: text(fieldName(day, n, "from")),
    to: text(fieldName(day, n, "to")),
  })).filter(({ from, to }) => from !== "" && to !== "");
}
