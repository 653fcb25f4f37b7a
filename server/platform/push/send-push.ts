import type { Deps } from "#server/deps.ts";
import { vapidKeys } from "./vapid-keys.ts";

export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** Push services can read none of this, but it is shown on locked screens: no phone number, address or free text. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** Opened when the message is pressed. */
  readonly path: string;
  /** A later message with the same tag replaces this one. */
  readonly tag: string;
};

const timeToLiveSeconds = 12 * 3600;

/** Returns false if the subscription no longer exists. Throws if it has to be tried again. */
export async function sendPush(deps: Deps, to: Subscription, message: PushMessage): Promise<boolean> {
  const { endpoint: address, p256dh, auth } = to;
  // Loaded with the first message, because the start does not need it.
  const { default: webPush } = await import("web-push");
  const request = webPush.generateRequestDetails(
    { endpoint: address, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      TTL: timeToLiveSeconds,
      contentEncoding: "aes128gcm",
      vapidDetails: { subject: `mailto:${deps.settings.operator.email}`, ...vapidKeys(deps.secret) },
    },
  );
  const { status } = await deps.outbound.fetch({
    address,
    reach: "public",
    method: "POST",
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: request.body ?? Buffer.alloc(0),
    maxMilliseconds: 10_000,
    maxBytes: 10_000,
  });
  if (status === 404 || status === 410) return false;
  if (status >= 400) throw new Error(`The push service answered ${status}`);
  return true;
}
