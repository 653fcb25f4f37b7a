export { fillDemoReviews } from "./fill-demo.ts";
export { reviewRoutes } from "./routes.ts";
