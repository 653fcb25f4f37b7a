export { fillDemoBookings } from "./fill-demo.ts";
export { bookingRoutes } from "./routes.ts";
