export { announceEventChanges, eventTopic } from "./announce-event-change.ts";
export { cancelInTransaction } from "./cancel-event.ts";
export { eventCalendar, eventCalendarFileName } from "./event-calendar.ts";
export { findEventEditsOf } from "./event-edit-store.ts";
export { eventModeration } from "./event-moderation.ts";
export { eventState, hasGuests, placesLeft } from "./event-rules.ts";
export {
  countGuests,
  deleteEventsOf,
  type EventRow,
  findAllEventsOf,
  findEndedEvents,
  findEvent,
  findEventFigures,
  findEventPictures,
  findEventReviewTimes,
  findEvents,
  findEventTitles,
  findKnownEvents,
  findUpcomingEventsOf,
  insertEvent,
  lockEvent,
  markDemo,
} from "./event-store.ts";
export { listPublicEventIds } from "./list-public-events.ts";
export { publicEventAnswer } from "./public-event-answer.ts";
export { eventRoutes } from "./routes.ts";
export { visibleEvent } from "./visible-event.ts";
