/** The changes that a host can get push messages about. */
export const pushKinds = ["new", "moved", "cancelled", "waiting"] as const;
export type PushKind = (typeof pushKinds)[number];

/** When a customer is reminded: at 18:00 on the day before, and two hours before the start. */
export const reminderTimes = ["evening_before", "two_hours_before"] as const;
export type ReminderTime = (typeof reminderTimes)[number];
