export { ZoneLine } from "./visitor-time.tsx";
export { WeekPicker } from "./week-picker.tsx";
export type { Week, WeekDay, WeekTime } from "./week-views.ts";
