/** What an API key may do. */
export const keyScopes = ["read_bookings", "write_bookings", "write_calendar", "read_guests"] as const;

export type KeyScope = (typeof keyScopes)[number];
