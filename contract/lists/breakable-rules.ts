/** The rules of an item that a host may break in a booking of their own. */
export const breakableRules = ["notice", "daysAhead", "mostPerDay", "timeAround"] as const;

export type BreakableRule = (typeof breakableRules)[number];
