import type { ContentModeration, ModeratedItem } from "#server/features/listings/index.ts";
import { eventContent } from "./event-content.ts";
import { findEventEdits } from "./event-edit-store.ts";
import {
  countEventsByModerationState,
  findEventsByModerationState,
  setEventFeatured,
  setEventModeration,
} from "./event-moderation-store.ts";
import { type EventRow, findEvent, lockEvent } from "./event-store.ts";

export const eventModeration: ContentModeration = {
  list: async (db, filter) => (await findEventsByModerationState(db, filter)).map(moderatedEvent),
  async find(db, id) {
    const row = await findEvent(db, id);
    return row && moderatedEvent(row);
  },
  lock: lockEvent,
  count: countEventsByModerationState,
  decide: setEventModeration,
  edits: findEventEdits,
  highlight: setEventFeatured,
  changed: ({ id, host_id }) => ({ type: "event_changed", hostId: host_id, eventId: id }),
};

function moderatedEvent(row: EventRow): ModeratedItem {
  return {
    ...row,
    is_highlighted: row.is_featured,
    content: eventContent(row),
    contentBefore: row.content_before_review,
  };
}
