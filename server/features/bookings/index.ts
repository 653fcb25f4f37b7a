export {
  deleteBlockedPhone,
  deleteBlockedPhonesOf,
  findBlockedPhones,
  forgetBlockedPhones,
  insertBlockedPhone,
} from "./blocked-phone-store.ts";
export { hostBookingAnswer } from "./booking-answer.ts";
export { bookingBySecret, lockVisitBySecret, visitBySecret } from "./booking-by-secret.ts";
export {
  deleteBookingsOf,
  eraseCustomers,
  findAheadOfAccount,
  findAheadOfCustomer,
  findAllBookingsOf,
  findBookingsOfCustomer,
  findNamedBookings,
  forgetCustomers,
} from "./booking-erasure-store.ts";
export { bookingJobs } from "./booking-jobs.ts";
export { mayWriteTo, tellAboutBooking } from "./booking-mails.ts";
export { canErase } from "./booking-rules.ts";
export {
  type BookingRow,
  countByList,
  countFutureBookings,
  databaseNow,
  findBookedListings,
  findBooking,
  findBookingsOfAccount,
  setNoShow,
} from "./booking-store.ts";
export { calendarText } from "./calendar-file.ts";
export { cancelAhead, cancelWithin } from "./cancel-booking.ts";
export { type DemoVisit, fillDemoBookings } from "./fill-demo.ts";
export { bookingRoutes } from "./routes.ts";
