export { fillDemoSlates } from "./fill-demo.ts";
export { slateRoutes } from "./routes.ts";
