import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { updateEvent as endpoint } from "#contract/events.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { changesOf, isMaterialEdit, moderationAfterEdit } from "#server/features/listings/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { checkEvent, checkGuests } from "./check-event.ts";
import { eventAnswer } from "./event-answer.ts";
import { eventContent } from "./event-content.ts";
import { insertEventEdit } from "./event-edit-store.ts";
import { isMoved } from "./event-rules.ts";
import {
  changeEvent,
  type EventFields,
  type EventRow,
  lockEvent,
  lockSeries,
  type RegistrationFields,
} from "./event-store.ts";
import { ownEvent } from "./own-event.ts";
import { timesAfterEdit } from "./series-rules.ts";

export async function updateEvent(
  deps: Deps,
  actor: ActiveManager,
  { params, query, body, headers }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const known = await ownEvent(deps, actor, params.id);
  const row = await inTransaction(deps.db, async (trx) => {
    const locked =
      query.scope === "following"
        ? await lockSeries(trx, known)
        : { event: await lockEvent(trx, params.id), later: [] };
    const before = locked.event ?? refuse("not_found");
    const wanted = headers["if-match"];
    if (wanted !== undefined && wanted !== `"${before.revision}"`)
      refuse("version_is_stale", {
        extra: { current: eventAnswer(before, actor, deps.settings.listingReview, actor.locale) },
      });
    const checked = await checkEvent(deps, trx, actor, body, before);
    const after = await saveEvent(deps, trx, actor, before, checked);
    const laterIds: number[] = [];
    for (const other of locked.later) {
      const times = timesAfterEdit(other, before, { ...checked.content, ...checked.registration });
      const { registration_closes_at, ...startAndEnd } = times;
      await saveEvent(deps, trx, actor, other, {
        content: { ...checked.content, ...startAndEnd },
        registration: { ...checked.registration, registration_closes_at },
      });
      laterIds.push(other.id);
    }
    await deps.changes.publish(trx, { type: "event_changed", hostId: before.host_id, eventId: before.id, laterIds });
    return after;
  });
  return success(actor, "event.updated", eventAnswer(row, actor, deps.settings.listingReview, actor.locale));
}

/** Lock the event before you call this, and publish `event_changed` afterwards. */
async function saveEvent(
  deps: Deps,
  trx: Db,
  actor: ActiveManager,
  before: EventRow,
  { content, registration }: { readonly content: EventFields; readonly registration: RegistrationFields },
): Promise<EventRow> {
  checkGuests(before, registration);
  const review = moderationAfterEdit(before, isMaterialEdit(before, content));
  const resubmission = review.isNew ? { contentBefore: eventContent(before) } : null;
  const isExpected = before.places_taken + before.places_offered > 0;
  const movedFrom = isExpected && isMoved(before, content) ? before : null;
  const after = await changeEvent(trx, before.id, { ...content, ...registration }, review, resubmission, movedFrom);
  if (movedFrom) await deps.changes.publish(trx, { type: "event_moved", hostId: before.host_id, eventId: before.id });
  const changes = changesOf(eventContent(before), eventContent(after));
  if (changes.length > 0)
    await insertEventEdit(trx, { eventId: before.id, editorId: actor.userId, changes, isNewReview: review.isNew });
  return after;
}
