export {
  announceBookableChanges,
  announceCalendarChange,
  endStreams,
  endStreamsOfFormerMember,
} from "./announce-calendar-change.ts";
export { calendarJobs } from "./calendar-jobs.ts";
export { freeTime, lastBookableMoment } from "./calendar-rules.ts";
export {
  type CalendarKey,
  deleteCalendarOf,
  findAvailabilityOf,
  insertHeldTimes,
  lockCalendars,
  putAvailability,
  type TimeOfVisit,
  tryLockCalendars,
} from "./calendar-store.ts";
export { memberTopic } from "./calendar-topics.ts";
export {
  findFirstOfferedStart,
  findOfferedStarts,
  freeVisit,
  readTimesAround,
  refuseTaken,
  type WantedTime,
} from "./choose-time.ts";
export { holdEventTime } from "./hold-event-time.ts";
export { countHolds, holdForCustomer, holdForOffer, releaseHeld, releaseOfBrowser } from "./hold-for-customer.ts";
export { holdImportedTime } from "./hold-imported-time.ts";
export { holdTime, moveHeldTime, moveToFreeCalendar, releaseTime, startsToMoveTo } from "./hold-time.ts";
export { countImported } from "./import-hold-store.ts";
export { listSlots } from "./list-slots.ts";
export { type DayPart, dateOf, dayParts, stretchesIn } from "./opening-hours-rules.ts";
export {
  findDifferingDaysOf,
  findHolidayClosingsOf,
  findWeeklyHoursOf,
  putWeeklyHours,
} from "./opening-hours-store.ts";
export { readTimes } from "./read-times.ts";
export { calendarRoutes } from "./routes.ts";
export { type Interval, overlaps } from "./time-rules.ts";
export { bookingRulesOf, longestAheadMs, visitTimeOf } from "./visit-rules.ts";
export { afterWakingMinutes } from "./waking-hours-rules.ts";
