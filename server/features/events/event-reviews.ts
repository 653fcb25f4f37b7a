import type { ReviewedThing, Reviews } from "#server/features/listings/index.ts";
import { eventContent } from "./event-content.ts";
import { findEventEdits } from "./event-edit-store.ts";
import { countEventsByReview, findEventsByReview, setEventFeatured, setEventReview } from "./event-review-store.ts";
import { type EventRow, findEvent, lockEvent } from "./event-store.ts";

export const eventReviews: Reviews = {
  list: async (db, filter) => (await findEventsByReview(db, filter)).map(reviewedEvent),
  async find(db, id) {
    const row = await findEvent(db, id);
    return row && reviewedEvent(row);
  },
  lock: lockEvent,
  count: countEventsByReview,
  decide: setEventReview,
  edits: findEventEdits,
  highlight: setEventFeatured,
};

function reviewedEvent(row: EventRow): ReviewedThing {
  return {
    ...row,
    is_highlighted: row.is_featured,
    content: eventContent(row),
    contentBefore: row.content_before_review as ReviewedThing["contentBefore"],
  };
}
