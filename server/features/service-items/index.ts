export { fillDemoItems } from "./fill-demo.ts";
export { findItem, type ItemRow } from "./item-store.ts";
export { serviceItemRoutes } from "./routes.ts";
