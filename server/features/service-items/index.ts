export { fillDemoItems } from "./fill-demo.ts";
export { deleteItemsOf, findAllItemsOf, findItem, type ItemRow } from "./item-store.ts";
export { serviceItemRoutes } from "./routes.ts";
