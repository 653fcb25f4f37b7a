import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/webhooks.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager, Manager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { findMessages, sendAgain } from "./message-store.ts";
import { sendQueue } from "./queue-messages.ts";
import { secretOf } from "./webhook-secret.ts";
import {
  changeWebhook,
  deleteWebhook,
  findWebhook,
  findWebhooks,
  insertWebhook,
  renewSecret,
  type WebhookRow,
} from "./webhook-store.ts";

const maxPerHost = 10;
const shownDeliveries = 50;

export async function listWebhooksOfHost(
  { db }: Deps,
  { hostId }: Manager,
): Promise<OutputOf<typeof contract.listWebhooks>> {
  return (await findWebhooks(db, hostId)).map(webhookAnswer);
}

export async function addWebhook(
  deps: Deps,
  actor: ActiveManager,
  { body }: InputOf<typeof contract.createWebhook>,
): Promise<OutputOf<typeof contract.createWebhook>> {
  if ((await findWebhooks(deps.db, actor.hostId)).length >= maxPerHost) refuse("too_many_webhooks");
  const row = await insertWebhook(deps.db, actor.hostId, fieldsOf(deps, body));
  return success(actor, "webhook.added", { secret: secretOf(deps.secret, row), ...webhookAnswer(row) });
}

export async function changeWebhookOfHost(
  deps: Deps,
  actor: ActiveManager,
  { params, body }: InputOf<typeof contract.updateWebhook>,
): Promise<OutputOf<typeof contract.updateWebhook>> {
  const row = await changeWebhook(deps.db, actor.hostId, params.id, fieldsOf(deps, body));
  return success(actor, "webhook.changed", webhookAnswer(row ?? refuse("not_found")));
}

export async function removeWebhookOfHost(
  deps: Deps,
  actor: ActiveManager,
  { params }: InputOf<typeof contract.removeWebhook>,
): Promise<OutputOf<typeof contract.removeWebhook>> {
  if (!(await deleteWebhook(deps.db, actor.hostId, params.id))) refuse("not_found");
  return success(actor, "webhook.removed", null);
}

export async function rotateSecret(
  deps: Deps,
  actor: ActiveManager,
  { params }: InputOf<typeof contract.rotateWebhookSecret>,
): Promise<OutputOf<typeof contract.rotateWebhookSecret>> {
  const row = (await renewSecret(deps.db, actor.hostId, params.id)) ?? refuse("not_found");
  return success(actor, "webhook.rotated", { secret: secretOf(deps.secret, row), ...webhookAnswer(row) });
}

export async function listDeliveriesOf(
  { db }: Deps,
  { hostId }: Manager,
  { params }: InputOf<typeof contract.listDeliveries>,
): Promise<OutputOf<typeof contract.listDeliveries>> {
  if (!(await findWebhook(db, hostId, params.id))) refuse("not_found");
  return (await findMessages(db, hostId, params.id, shownDeliveries)).map((row) => ({
    id: row.id,
    type: row.type,
    about: row.about,
    state: row.state,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastMilliseconds: row.last_ms,
    createdAt: row.created_at.toISOString(),
    nextTryAt: row.state === "waiting" ? row.try_after.toISOString() : null,
  }));
}

export async function replay(
  deps: Deps,
  actor: ActiveManager,
  { params }: InputOf<typeof contract.replayDelivery>,
): Promise<OutputOf<typeof contract.replayDelivery>> {
  const ofWebhook = { hostId: actor.hostId, webhookId: params.id };
  await inTransaction(deps.db, async (trx) => {
    const { about } = (await sendAgain(trx, ofWebhook, params.messageId)) ?? refuse("not_found");
    await deps.jobs.enqueue(trx, sendQueue, { ...ofWebhook, about });
  });
  return success(actor, "webhook.replayed", null);
}

type Fields = InputOf<typeof contract.createWebhook>["body"];

function fieldsOf({ settings, outbound }: Deps, { url, events }: Fields) {
  const isSecret = new URL(url).protocol === "https:" || settings.isLoopback;
  if (!isSecret || !outbound.mayReach(url)) refuse("invalid_fields", { fields: { url: "webhook_private" } });
  return { address: url, events: [...new Set(events)] };
}

function webhookAnswer(row: WebhookRow) {
  return {
    id: row.id,
    url: row.address,
    events: row.events,
    addedAt: row.added_at.toISOString(),
    failingSince: row.failing_since?.toISOString() ?? null,
    disabledAt: row.disabled_at?.toISOString() ?? null,
  };
}
