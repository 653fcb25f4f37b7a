import { instantOf } from "#web/lib/zoned-time.ts";

export const rangeWindows = [
  { name: "fullDay", from: 6, to: 18 },
  { name: "morning", from: 6, to: 12 },
  { name: "afternoon", from: 12, to: 15 },
  { name: "evening", from: 15, to: 18 },
] as const;

export type RangeWindow = (typeof rangeWindows)[number];

/** Each day is converted on its own, because a day does not always have 24 hours. */
export function windowOf(date: string, window: RangeWindow, zone: string): { startTime: string; endTime: string } {
  const at = (hour: number) => instantOf(`${date}T${String(hour).padStart(2, "0")}:00`, zone) ?? "";
  return { startTime: at(window.from), endTime: at(window.to) };
}
