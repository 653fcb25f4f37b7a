/** An event names its category in words: the title is the value on the wire. */
export const eventCategories = [
  "Trade Shows",
  "Exhibitions",
  "Festivals",
  "Clubbing and Performances",
  "Networking Events",
  "Charity",
  "Sports Events",
] as const;

export type EventCategory = (typeof eventCategories)[number];
