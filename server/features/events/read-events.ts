import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readEvents as endpoint } from "#contract/events.ts";
import type { Deps } from "#server/deps.ts";
import { type HostVisitor, managedBy, ownMembership } from "#server/features/hosts/index.ts";
import { isPublic } from "#server/features/listings/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { eventAnswer } from "./event-answer.ts";
import { findEvent, findEventsOfHost } from "./event-store.ts";

type Answer = OutputOf<typeof endpoint>;

/** Two reads share this endpoint: one event as the public sees it, or the caller's own list. */
export async function readEvents(
  deps: Deps,
  actor: HostVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<Answer | WithHeaders<Answer>> {
  const { eventId, userId } = query;
  if ((eventId === undefined) === (userId === undefined)) {
    refuse("invalid_fields", { fields: { eventId: "unknown_format", userId: "unknown_format" } });
  }
  if (eventId !== undefined) return readOne(deps, actor, eventId);
  if (!actor.person) refuse("not_signed_in");
  if (actor.person.userId !== userId) refuse("not_yours");
  const host = await ownMembership(deps.db, actor.person, query.kindredProviderId);
  const rows = host ? await findEventsOfHost(deps.db, host.hostId, query) : [];
  const body = rows.map((row) => eventAnswer(row, host ?? null, deps.settings.listingReview, actor.locale));
  return new WithHeaders(body, { "x-total-count": String(rows[0]?.total ?? query.offset) });
}

async function readOne(deps: Deps, actor: HostVisitor, id: number): Promise<WithHeaders<Answer>> {
  const row = await findEvent(deps.db, id);
  const membership = row && managedBy(actor, row.host_id);
  if (!row || !(membership || isPublic(row, deps.settings.listingReview))) refuse("not_found");
  return new WithHeaders(eventAnswer(row, membership ?? null, deps.settings.listingReview, actor.locale), {
    etag: `"${row.revision}"`,
  });
}
