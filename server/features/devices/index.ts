export { deleteDevicesOf, deletePastReminders, deleteRemindersOf, findDevicesOf } from "./device-store.ts";
export { pushJobs } from "./push-jobs.ts";
export { pushOnChange } from "./push-on-change.ts";
export { deviceRoutes } from "./routes.ts";
