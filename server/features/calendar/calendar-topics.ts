/** Notified when time in a calendar of this host was opened, closed, booked or released. */
export const calendarTopic = (hostId: number) => `calendar:${hostId}`;
/** Notified when something else changes that decides which times can be booked, such as the length of an item. */
export const bookableTopic = (hostId: number) => `bookable:${hostId}`;
export const memberTopic = (hostId: number, userId: number) => `member:${hostId}:${userId}`;
