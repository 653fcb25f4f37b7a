import { lazy } from "react";

export const HostBookings = lazy(() =>
  import("./host-bookings.tsx").then((module) => ({ default: module.HostBookings })),
);
export { CancelWord } from "./cancel-word.tsx";
export { type HostBookingsData, loadHostBookings } from "./load-bookings.ts";
