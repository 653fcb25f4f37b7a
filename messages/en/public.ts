/** The pages a visitor sees before booking. */
export const publicPages = {
  "landing.title": "Find, Connect, and Experience cultural communities around you",
} as const;
