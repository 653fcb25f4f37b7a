import { browserApi } from "#web/lib/api.ts";
import { startWorker } from "#web/lib/offline-copy.ts";

type Subscribed = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

export type PushSupport = "possible" | "refused" | "homeScreenFirst" | "none";

/** On iPhones only an installed product can get push messages. */
export function pushSupport(): PushSupport {
  if ("PushManager" in window && "Notification" in window)
    return Notification.permission === "denied" ? "refused" : "possible";
  return /iPhone|iPad/.test(navigator.userAgent) ? "homeScreenFirst" : "none";
}

/** Asks for permission, so call it only after a press. Null if the person or the browser refuses. */
export async function subscribeToPush(): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await startWorker();
  if (!worker) return null;
  const { publicKey } = await browserApi("GET /push/key", {});
  try {
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    return subscribed(subscription);
  } catch {
    // The browser's push service cannot be reached, or the browser has none.
    return null;
  }
}

export async function currentSubscription(): Promise<Subscribed | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  return subscription ? subscribed(subscription) : null;
}

/** Null if the browser left something out. */
function subscribed(subscription: PushSubscription): Subscribed | null {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

/** For example "Chrome on Android". */
export function deviceName(userAgent: string): string {
  const browsers = [/Edg/, /OPR/, /Firefox/, /SamsungBrowser/, /Chrome/, /Safari/];
  const names = ["Edge", "Opera", "Firefox", "Samsung Internet", "Chrome", "Safari"];
  const systems = [/Android/, /iPhone/, /iPad/, /Windows/, /Mac OS/, /Linux/];
  const systemNames = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"];
  const pick = (patterns: readonly RegExp[], found: readonly string[], other: string) =>
    found[patterns.findIndex((pattern) => pattern.test(userAgent))] ?? other;
  return `${pick(browsers, names, "Browser")} on ${pick(systems, systemNames, "another system")}`;
}
