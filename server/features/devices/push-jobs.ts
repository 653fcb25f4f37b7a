import type { ReminderTime } from "#contract/lists/push-kinds.ts";
import { product } from "#contract/product.ts";
import { formatDayTime, formatTime } from "#format/times.ts";
import { messagesFor, storedLocale } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { bookingSecret, findBooking, findVenueOf } from "#server/features/bookings/index.ts";
import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { type PushMessage, type Subscription, sendPush } from "#server/platform/push/send-push.ts";
import { deleteEndpoint, findDevice, findReminders } from "./device-store.ts";
import { reminderQueue } from "./plan-reminders.ts";
import { type HostNews, type News, newsQueue, pushQueue, spreadNews } from "./push-on-change.ts";

type DueReminder = { readonly bookingId: string; readonly startsAt: string; readonly time: ReminderTime };
type OneReminder = DueReminder & { readonly endpoint: string };

/** One job for each device, so that a push service that is down delays only its own devices. */
const oneReminderQueue = "push-reminder-to-device";
const retries = { limit: 6, firstDelaySeconds: 10 };

export const pushJobs: readonly JobDefinition[] = [
  defineJob<News>({ name: newsQueue, run: spreadNews }),
  defineJob<HostNews>({ name: pushQueue, run: tellHost, retries }),
  defineJob<DueReminder>({ name: reminderQueue, run: spreadReminders }),
  defineJob<OneReminder>({ name: oneReminderQueue, run: remind, retries }),
];

async function deliver(deps: Deps, to: Subscription, message: PushMessage): Promise<void> {
  const isSubscribed = await sendPush(deps, to, message);
  if (!isSubscribed) await deleteEndpoint(deps.db, to.endpoint);
}

async function tellHost(deps: Deps, { deviceId, kind, about }: HostNews): Promise<void> {
  const device = await findDevice(deps.db, deviceId);
  if (!device) return;
  const locale = storedLocale(device.locale);
  const t = translator<"push">(locale, messagesFor(locale, "push"));
  const booking = kind === "waiting" ? undefined : await findBooking(deps.db, about);
  const zone = booking && (await findVenueOf(deps.db, booking)).place.timeZone;
  const body = booking && zone ? formatDayTime(booking.starts_at.toISOString(), locale, zone) : t("waiting.text");
  const path = `/${product.slug}-providers?tab=bookings`;
  await deliver(deps, device, { title: t(`${kind}.title`), body, path, tag: `${kind}:${about}` });
}

async function spreadReminders(deps: Deps, due: DueReminder): Promise<void> {
  for (const { endpoint, times } of await findReminders(deps.db, due.bookingId)) {
    if (!times.includes(due.time)) continue;
    const one: OneReminder = { ...due, endpoint };
    await deps.jobs.enqueue(deps.db, oneReminderQueue, one, {
      key: `${due.bookingId}:${due.startsAt}:${due.time}:${endpoint}`,
    });
  }
}

/** The booking may have been moved or cancelled since, or the customer no longer wants the reminder. */
async function remind(deps: Deps, { bookingId, startsAt, time, endpoint }: OneReminder): Promise<void> {
  const booking = await findBooking(deps.db, bookingId);
  if (booking?.status !== "confirmed" || booking.starts_at.toISOString() !== startsAt) return;
  if (booking.starts_at <= (await databaseNow(deps.db))) return;
  const reminder = (await findReminders(deps.db, bookingId)).find((one) => one.endpoint === endpoint);
  if (!reminder?.times.includes(time)) return;
  const locale = storedLocale(reminder.locale);
  const t = translator<"push">(locale, messagesFor(locale, "push"));
  const { place } = await findVenueOf(deps.db, booking);
  const clock = formatTime(startsAt, locale, place.timeZone);
  await deliver(deps, reminder, {
    title: time === "evening_before" ? t("evening.title", { time: clock }) : t("hours.title", { time: clock }),
    body: t("reminder.text", { id: bookingId }),
    path: `/booking/manage/${bookingSecret(deps.secret, booking)}`,
    tag: `reminder:${bookingId}`,
  });
}
