import { createHmac, type KeyObject } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { WebhookRow } from "./webhook-store.ts";

/** Derived, so that it is nowhere in the database. */
export function secretOf(secret: KeyObject, { host_id, id, generation }: WebhookRow, before = 0): string {
  const bytes = createHmac("sha256", secret)
    .update(`webhook:${host_id}:${id}:${generation - before}`)
    .digest("base64");
  return `whsec_${bytes}`;
}

/** The headers of Standard Webhooks. For a day after a change, both secrets sign. */
export function signedHeaders(
  secret: KeyObject,
  webhook: WebhookRow,
  message: { readonly id: string; readonly payload: string },
  now: Date,
): Record<string, string> {
  const isOverlap = webhook.previous_until !== null && webhook.previous_until > now;
  const signatures = (isOverlap ? [0, 1] : [0]).map((before) =>
    new Webhook(secretOf(secret, webhook, before)).sign(message.id, now, message.payload),
  );
  return {
    "content-type": "application/json",
    "webhook-id": message.id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}
