/** In the venue's time: until 12:00, from 12:00 to 17:00, from 17:00. */
export const partsOfDay = ["morning", "afternoon", "evening"] as const;

export type PartOfDay = (typeof partsOfDay)[number];

export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return "morning";
  return hour < 17 ? "afternoon" : "evening";
}

export const mostWaitingDays = 8;
