import { lazy } from "react";
import { importWithRetry } from "#web/lib/import-with-retry.ts";

// Lazy, so that only hosts download the code of the grid.
export const Calendar = lazy(() =>
  importWithRetry(() => import("./calendar.tsx")).then((module) => ({ default: module.Calendar })),
);
export { type CalendarData, loadCalendar, loadCalendarAsModerator } from "./load-calendar.ts";
