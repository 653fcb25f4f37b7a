import { lazy } from "react";

// Only hosts pay for the grid.
export const Calendar = lazy(() => import("./calendar.tsx").then((module) => ({ default: module.Calendar })));
export { type CalendarData, loadCalendar } from "./load-calendar.ts";
