/** Notified when time in a calendar of this host was opened, closed, booked or released. */
export const calendarTopic = (hostId: number) => `calendar:${hostId}`;
export const memberTopic = (hostId: number, userId: number) => `member:${hostId}:${userId}`;
