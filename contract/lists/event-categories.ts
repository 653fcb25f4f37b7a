/** In the API, an event has the title of its category instead of an id. */
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
