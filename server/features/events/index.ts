export { eventReviews } from "./event-reviews.ts";
export { fillDemoEvents } from "./fill-demo.ts";
export { eventRoutes } from "./routes.ts";
