export { findEventEditsOf } from "./event-edit-store.ts";
export { eventReviews } from "./event-reviews.ts";
export { deleteEventsOf, findAllEventsOf, findEventPictures, findEventTitles } from "./event-store.ts";
export { fillDemoEvents } from "./fill-demo.ts";
export { eventRoutes } from "./routes.ts";
