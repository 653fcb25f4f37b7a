export { hostBookingRoutes } from "./routes.ts";
