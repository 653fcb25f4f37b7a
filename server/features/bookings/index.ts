export { hostBookingAnswer } from "./booking-answer.ts";
export { visitBySecret } from "./booking-by-secret.ts";
export { bookingJobs } from "./booking-jobs.ts";
export { databaseNow, findBooking, findBookingsOfAccount, setNoShow } from "./booking-store.ts";
export { type DemoVisit, fillDemoBookings } from "./fill-demo.ts";
export { bookingRoutes } from "./routes.ts";
