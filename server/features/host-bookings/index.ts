export { deleteFeedOf, findFeedOf } from "./feed-store.ts";
export { hostBookingRoutes } from "./routes.ts";
