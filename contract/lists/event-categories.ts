/** Events carry the category's title on the wire, not an id. */
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
