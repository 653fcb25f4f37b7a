export { itemAnswer } from "./item-answer.ts";
export { findCalendarsForItems, isDoneIn } from "./item-calendars.ts";
export {
  deleteItemsOf,
  findAllItemsOf,
  findItems,
  findItemsOfHost,
  findItemsOfListing,
  findListingsOfItems,
  type ItemRow,
  insertItem,
} from "./item-store.ts";
export { listItems } from "./list-items.ts";
export { serviceItemRoutes } from "./routes.ts";
