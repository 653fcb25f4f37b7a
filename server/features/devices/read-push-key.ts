import type { readPushKey as endpoint } from "#contract/devices.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import { vapidKeys } from "#server/platform/push/vapid-keys.ts";

export async function readPushKey({ secret }: Deps): Promise<OutputOf<typeof endpoint>> {
  return { publicKey: vapidKeys(secret).publicKey };
}
