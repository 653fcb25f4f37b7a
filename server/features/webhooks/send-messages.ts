import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findHost } from "#server/features/hosts/index.ts";
import { OutboundProblem } from "#server/platform/outbound/outbound.ts";
import { claimNext, giveUpMessages, type MessageRow, markSent, planNextTry, type Thread } from "./message-store.ts";
import { sendQueue } from "./queue-messages.ts";
import { mailAboutDisabledWebhook } from "./webhook-mails.ts";
import { isAccepted, secondsToNextTry } from "./webhook-rules.ts";
import { signedHeaders } from "./webhook-secret.ts";
import { disableAfterThreeDays, findWebhook, markAccepting, markRefusing, type WebhookRow } from "./webhook-store.ts";

const limits = { maxMilliseconds: 10_000, maxBytes: 64 * 1024 } as const;

/** Sends the messages about one booking or registration in order. A later one waits until the one before is accepted. */
export async function sendMessages(deps: Deps, thread: Thread): Promise<void> {
  for (let message = await claimNext(deps.db, thread); message; message = await claimNext(deps.db, thread)) {
    const webhook = await findWebhook(deps.db, thread.hostId, thread.webhookId);
    const host = await findHost(deps.db, thread.hostId);
    if (!webhook || !host) return;
    if (host.suspended_at || webhook.disabled_at) return giveUpMessages(deps.db, thread.hostId, thread.webhookId);
    const result = await post(deps, webhook, message);
    if (!isAccepted(result.status)) return tryLater(deps, webhook, message, result);
    await markSent(deps.db, message, result);
    await markAccepting(deps.db, webhook);
  }
}

type Result = { readonly status: number | null; readonly ms: number };

/** `outbound` checks the address when it connects, so a name that now points into a private network is refused. */
async function post(deps: Deps, webhook: WebhookRow, message: MessageRow): Promise<Result> {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  const headers = signedHeaders(deps.secret, webhook, message, deps.clock.now());
  const body = Buffer.from(message.payload);
  try {
    const { address } = webhook;
    const { status } = await deps.outbound.fetch({
      address,
      reach: "public",
      method: "POST",
      headers: { ...headers, "content-length": String(body.length) },
      body,
      ...limits,
    });
    return { status, ms: ms() };
  } catch (error) {
    if (!(error instanceof OutboundProblem)) throw error;
    return { status: null, ms: ms() };
  }
}

async function tryLater(deps: Deps, webhook: WebhookRow, message: MessageRow, result: Result): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await markRefusing(trx, webhook);
    const startAfter = await planNextTry(trx, message, result, secondsToNextTry(message.attempts));
    if (await disableAfterThreeDays(trx, webhook)) {
      await giveUpMessages(trx, webhook.host_id, webhook.id);
      await mailAboutDisabledWebhook(deps, trx, webhook);
      return;
    }
    const thread: Thread = { hostId: webhook.host_id, webhookId: webhook.id, about: message.about };
    await deps.jobs.enqueue(trx, sendQueue, thread, { startAfter });
  });
}
