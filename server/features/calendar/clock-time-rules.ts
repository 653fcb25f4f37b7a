import type { DayStretches } from "#server/db/day-stretches.ts";

/** This is the form in the API: `{ from: "09:00", to: "24:00" }`. */
export type ClockStretch = { readonly from: string; readonly to: string };

export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

export function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function stored(stretches: readonly ClockStretch[]): DayStretches {
  return stretches.map(({ from, to }) => [minutesOf(from), minutesOf(to)] as const);
}

export function onTheWire(stretches: DayStretches): { from: string; to: string }[] {
  return stretches.map(([from, to]) => ({ from: clockOf(from), to: clockOf(to) }));
}
