export { fillDemoEvents } from "./fill-demo.ts";
export { eventRoutes } from "./routes.ts";
