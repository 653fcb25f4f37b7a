export { announceCalendarChange, endStreams, endStreamsOfFormerMember } from "./announce-calendar-change.ts";
export type { HeldTime } from "./calendar-rules.ts";
export {
  type CalendarKey,
  deleteCalendarOf,
  findAvailabilityOf,
  insertHeldTime,
  lockCalendars,
  putAvailability,
  tryLockCalendars,
} from "./calendar-store.ts";
export { memberTopic } from "./calendar-topics.ts";
export {
  freeVisit,
  holdTime,
  moveHeldTime,
  moveToFreeCalendar,
  readTimesAround,
  refuseTaken,
  releaseTime,
  startsToMoveTo,
} from "./hold-time.ts";
export { listSlots } from "./list-slots.ts";
export {
  findDifferingDaysOf,
  findHolidayClosingsOf,
  findWeeklyHoursOf,
  putWeeklyHours,
} from "./opening-hours-store.ts";
export { calendarRoutes } from "./routes.ts";
