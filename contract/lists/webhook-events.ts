/** What a webhook can tell about. */
export const webhookEvents = [
  "booking.created",
  "booking.moved",
  "booking.cancelled",
  "booking.no_show",
  "registration.created",
  "registration.changed",
  "registration.cancelled",
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];
