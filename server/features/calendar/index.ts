export { deleteCalendarOf, findAvailabilityOf, lockCalendar } from "./calendar-store.ts";
export { holdDemoTime, openDemoCalendar } from "./fill-demo.ts";
export { holdTime, moveHeldTime, releaseTime, startsToMoveTo } from "./hold-time.ts";
export { calendarRoutes } from "./routes.ts";
