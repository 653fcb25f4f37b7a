export { fillDemoNews } from "./fill-demo.ts";
export { newsRoutes } from "./routes.ts";
