export { cancelUpcomingOfGuest } from "./cancel-registration.ts";
export { findGuestMessagesOf } from "./message-store.ts";
export { offerAfterEdit } from "./offer-places.ts";
export {
  deleteRegistrationsOf,
  eraseGuests,
  eraseGuestsOfEvents,
  findEventsWithDetails,
  findNamedRegistrations,
  findRegistrationsOfGuest,
  findRegistrationsOfHost,
} from "./registration-erasure-store.ts";
export { registrationJobs } from "./registration-jobs.ts";
export { registrationMails, tellGuests } from "./registration-mails.ts";
export { canErase as canEraseGuest } from "./registration-rules.ts";
export {
  countRegistrations,
  findRegistration,
  insertRegistration,
  type RegistrationRow,
} from "./registration-store.ts";
export { registrationRoutes } from "./routes.ts";
export { findEventOf } from "./ticket-answer.ts";
export { registrationBySecret } from "./ticket-link.ts";
