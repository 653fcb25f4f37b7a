import { lazy } from "react";
import { importOrWait } from "../../lib/import-or-wait.ts";

export const HostBookings = lazy(() =>
  importOrWait(() => import("./host-bookings.tsx")).then((module) => ({ default: module.HostBookings })),
);
export { CancelWord, dropCancelNote, useCancelNote } from "./cancel-word.tsx";
export { type BookingSearch, type HostBookingsData, loadHostBookings } from "./load-bookings.ts";
