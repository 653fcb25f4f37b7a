import { lazy } from "react";
import { importOrWait } from "../../lib/import-or-wait.ts";

// Lazy, so that only hosts load the grid's code.
export const Calendar = lazy(() =>
  importOrWait(() => import("./calendar.tsx")).then((module) => ({ default: module.Calendar })),
);
export { type CalendarData, loadCalendar, loadCalendarAsModerator } from "./load-calendar.ts";
