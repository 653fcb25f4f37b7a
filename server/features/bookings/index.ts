export {
  deleteBlockedPhonesOf,
  deleteExpiredBlockedPhones,
  findBlockedPhones,
  isPhoneBlocked,
} from "./blocked-phone-store.ts";
export { customerBookingAnswer } from "./booking-answer.ts";
export { bookingBySecret, lockVisitBySecret, visitBySecret } from "./booking-by-secret.ts";
export { calendarNameOf } from "./booking-calendar.ts";
export {
  deleteBookingsOf,
  eraseCustomers,
  eraseExpiredCustomers,
  findAllBookingsOf,
  findBookingsOfCustomer,
  findNamedBookings,
  findUpcomingOfCustomer,
  findUpcomingOfHost,
  findVisitsFrom,
  forgetKeysBefore,
} from "./booking-erasure-store.ts";
export { bookingJobs } from "./booking-jobs.ts";
export { linksLetter } from "./booking-letters.ts";
export { bookingMails, mayMailAddress } from "./booking-mails.ts";
export { asCustomerReads, bookedTerms, canErase, countedVisit } from "./booking-rules.ts";
export {
  type BookingRow,
  findBooking,
  findBookingsOfHost,
  getBooking,
  insertBooking,
  markCancelled,
} from "./booking-store.ts";
export { findVenueOf } from "./booking-venue.ts";
export { cancelUpcoming } from "./cancel-booking.ts";
export { customerKey as customerKeyOf } from "./customer-key.ts";
export { deleteNotesOf, deleteNotesWithoutBookings, findNotesOf } from "./customer-note-store.ts";
export { endFeed } from "./end-feed.ts";
export { deleteFeedOf, findFeedOf } from "./feed-store.ts";
export { fillCustomerKeys } from "./fill-customer-keys.ts";
export { findLinksOf } from "./find-links.ts";
export { findLogosOnTickets } from "./find-logos-on-tickets.ts";
export { itemsOfOneVisit, makeBooking, readOffer } from "./make-booking.ts";
export {
  hostLinkOf as bookingLinkForHost,
  newReference,
  referenceIn,
  secretOf as bookingSecret,
} from "./private-link.ts";
export { bookingRoutes } from "./routes.ts";
