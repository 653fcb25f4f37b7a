import { lazy } from "react";
import { importWithRetry } from "#web/lib/import-with-retry.ts";

export const HostBookings = lazy(() =>
  importWithRetry(() => import("./host-bookings.tsx")).then((module) => ({ default: module.HostBookings })),
);
export { CancelNote, dropCancelNote, useCancelNote } from "./cancel-note.tsx";
export { CustomerCard } from "./customer-card.tsx";
export { type BookingSearch, type HostBookingsData, loadHostBookings } from "./load-host-bookings.ts";
export { MoveToCalendar } from "./move-to-calendar.tsx";
export { needsWhatsapp, type OfferedPerson, offerTime } from "./offer-time.ts";
export { WhatsappMessage } from "./whatsapp-message.tsx";
