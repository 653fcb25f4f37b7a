export { fillDemoItems } from "./fill-demo.ts";
export { itemAnswer } from "./item-answer.ts";
export { deleteItemsOf, findAllItemsOf, findItem, findItemsOfListing, type ItemRow } from "./item-store.ts";
export { serviceItemRoutes } from "./routes.ts";
