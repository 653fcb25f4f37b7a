export { deleteFeedOf, findFeedOf } from "./feed-store.ts";
export { findLogosOnTickets } from "./find-logos-on-tickets.ts";
export { hostBookingRoutes } from "./routes.ts";
