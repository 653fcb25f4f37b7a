export { itemAnswer } from "./item-answer.ts";
export { findCalendarsForItem, isDoneIn } from "./item-calendars.ts";
export {
  deleteItemsOf,
  findAllItemsOf,
  findItem,
  findItemsOfHost,
  findItemsOfListing,
  type ItemRow,
  insertItem,
} from "./item-store.ts";
export { listItems } from "./list-items.ts";
export { serviceItemRoutes } from "./routes.ts";
