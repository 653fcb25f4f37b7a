export { FirstHours } from "./first-hours.tsx";
export { Hours } from "./hours.tsx";
export { type HoursData, loadHours } from "./load-hours.ts";
export { sendHoursForm } from "./send-hours-form.ts";
