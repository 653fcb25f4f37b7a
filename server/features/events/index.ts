export { findEventEditsOf } from "./event-edit-store.ts";
export { eventModeration } from "./event-moderation.ts";
export {
  deleteEventsOf,
  findAllEventsOf,
  findEventPictures,
  findEventTitles,
  insertEvent,
  markDemo,
} from "./event-store.ts";
export { eventRoutes } from "./routes.ts";
