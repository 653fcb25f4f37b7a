export { announceCalendarChange, endStreams, endStreamsOfFormerMember } from "./announce-calendar-change.ts";
export { calendarJobs } from "./calendar-jobs.ts";
export type { HeldTime } from "./calendar-rules.ts";
export {
  type CalendarKey,
  deleteCalendarOf,
  findAvailabilityOf,
  insertHeldTimes,
  lockCalendars,
  putAvailability,
  tryLockCalendars,
} from "./calendar-store.ts";
export { memberTopic } from "./calendar-topics.ts";
export { freeVisit, readTimesAround, refuseTaken, type WantedTime } from "./choose-time.ts";
export { holdEventTime } from "./hold-event-time.ts";
export { countHolds, holdForCustomer, releaseHeld } from "./hold-for-customer.ts";
export { holdTime, moveHeldTime, moveToFreeCalendar, releaseTime, startsToMoveTo } from "./hold-time.ts";
export { listSlots } from "./list-slots.ts";
export {
  findDifferingDaysOf,
  findHolidayClosingsOf,
  findWeeklyHoursOf,
  putWeeklyHours,
} from "./opening-hours-store.ts";
export { calendarRoutes } from "./routes.ts";
export { bookingRulesOf, visitTimeOf } from "./visit-rules.ts";
