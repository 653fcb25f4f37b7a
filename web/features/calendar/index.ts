import { lazy } from "react";
import { importOrWait } from "../../lib/import-or-wait.ts";

// Only hosts pay for the grid.
export const Calendar = lazy(() =>
  importOrWait(() => import("./calendar.tsx")).then((module) => ({ default: module.Calendar })),
);
export { type CalendarData, loadCalendar, loadCalendarAsModerator } from "./load-calendar.ts";
