import { subscriber } from "#server/changes.ts";
import type { Deps } from "#server/deps.ts";
import { findEvents } from "#server/features/events/index.ts";
import { lockCalendars } from "./calendar-store.ts";
import { deleteEventHolds, putEventHold } from "./event-hold-store.ts";

/** An event's time cannot be booked in the calendars that its host chose. A cancelled or deleted event holds none. */
export const holdEventTime = (deps: Deps) =>
  subscriber("event_changed", async (trx, { hostId, eventId, laterIds = [] }) => {
    const ids = [eventId, ...laterIds];
    const holding = (await findEvents(trx, ids)).filter(
      (event) => event.held_calendar_ids.length > 0 && !event.cancelled_at,
    );
    // Most events do not block a calendar. They must not wait for bookings.
    if (holding.length > 0) await lockCalendars(trx, hostId);
    const freed = await deleteEventHolds(trx, hostId, ids);
    for (const { id, held_calendar_ids, start_date, end_date } of holding)
      await putEventHold(trx, {
        hostId,
        eventId: id,
        calendarIds: held_calendar_ids,
        start: start_date,
        end: end_date,
      });
    if (freed || holding.length > 0) await deps.changes.publish(trx, { type: "calendar_changed", hostId, freed });
  });
