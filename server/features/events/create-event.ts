import { randomUUID } from "node:crypto";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { createEvent as endpoint } from "#contract/events.ts";
import { type Db, inTransaction, type Transaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { withIdempotencyKey } from "#server/platform/idempotency.ts";
import { refuse } from "#server/refusal.ts";
import { checkEvent } from "./check-event.ts";
import { eventAnswer } from "./event-answer.ts";
import { type EventFields, type EventRow, insertEvent, type RegistrationFields } from "./event-store.ts";
import { timesOfSeries } from "./series-rules.ts";

type Body = InputOf<typeof endpoint>["body"];
type Fields = EventFields & RegistrationFields;

function datesOf({ repeat_every: every, repeat_until: until }: Body, fields: Fields): Fields[] {
  if (!every) return [fields];
  if (!until) refuse("invalid_fields", { fields: { repeat_until: "required" } });
  const times = timesOfSeries(fields, { every, until });
  if (typeof times === "string") refuse("invalid_fields", { fields: { repeat_until: times } });
  return times.map((date) => ({ ...fields, ...date }));
}

async function insertAll(
  trx: Db,
  hostId: number,
  seriesId: string | null,
  dates: readonly Fields[],
): Promise<EventRow[]> {
  const rows: EventRow[] = [];
  for (const fields of dates) rows.push(await insertEvent(trx, hostId, { ...fields, series_id: seriesId }));
  return rows;
}

export async function createEvent(
  deps: Deps,
  actor: ActiveManager,
  { query, body, headers }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if ((query.kindredProviderId ?? actor.hostId) !== actor.hostId) refuse("not_yours");
  const once = { key: headers["idempotency-key"], scope: `event:${actor.userId}`, request: body };
  const create = async (trx: Transaction) => {
    const { content, registration } = await checkEvent(deps, trx, actor, body, null);
    return withIdempotencyKey(trx, once, async () => {
      const dates = datesOf(body, { ...content, ...registration });
      const seriesId = dates.length > 1 ? randomUUID() : null;
      const [row, ...later] = await insertAll(trx, actor.hostId, seriesId, dates);
      if (!row) throw new Error("A new event needs at least one date");
      const laterIds = later.map(({ id }) => id);
      await deps.changes.publish(trx, { type: "event_changed", hostId: actor.hostId, eventId: row.id, laterIds });
      return success(actor, "event.created", eventAnswer(row, actor, deps.settings.listingReview, actor.locale));
    });
  };
  return inTransaction(deps.db, create, { hasKey: once.key !== undefined });
}
