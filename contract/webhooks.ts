import { z } from "zod";
import { managerRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { webhookEvents } from "./lists/webhook-events.ts";
import { Id, InstantOut, WebAddress } from "./values.ts";

const Webhook = z
  .object({
    id: z.int().meta({ description: "Webhook id", example: 1 }),
    url: z.string().meta({ description: "Where we send messages", example: "https://till.example/kindred" }),
    events: z.array(z.enum(webhookEvents)).meta({ description: "What it hears about" }),
    addedAt: InstantOut.meta({ description: "When it was added, in UTC" }),
    failingSince: InstantOut.nullable().meta({ description: "Since when it did not accept messages, in UTC" }),
    disabledAt: InstantOut.nullable().meta({
      description: "When we stopped sending, after 3 days of failures, in UTC; null if it works",
    }),
  })
  .meta({ id: "Webhook", description: "Address that hears about bookings and registrations" });

const NewSecret = z
  .object({
    secret: z.string().meta({ description: "Checks the signatures. It cannot be read again", example: "whsec_…" }),
    ...Webhook.shape,
  })
  .meta({ id: "WebhookWithSecret", description: "Webhook with its new secret" });

const Delivery = z
  .object({
    id: z.string().meta({ description: "Message id, the `webhook-id` header", example: "msg_4f1c" }),
    type: z.enum(webhookEvents).meta({ description: "What happened" }),
    about: z.string().meta({ description: "Booking or registration id", example: "M4PX7QH3VT" }),
    state: z.enum(["waiting", "sent", "failed"]).meta({ description: "Waiting for a try, accepted, or given up" }),
    attempts: z.int().meta({ description: "Number of tries", example: 1 }),
    lastStatus: z.int().nullable().meta({ description: "HTTP status of the last try; null without an answer" }),
    lastMilliseconds: z.int().nullable().meta({ description: "How long the last try took; null before the first" }),
    createdAt: InstantOut.meta({ description: "When it happened, in UTC" }),
    nextTryAt: InstantOut.nullable().meta({ description: "When we try again, in UTC; null if not waiting" }),
  })
  .meta({ id: "Delivery", description: "Message to a webhook" });

const hostParams = z.object({ hostId: Id.meta({ description: "Provider account id of the host" }) });
const webhookParams = hostParams.extend({ id: Id.meta({ description: "Webhook id" }) });

const webhookFields = z.object({
  url: WebAddress.meta({ description: "https URL that accepts POST", example: "https://till.example/kindred" }),
  events: z
    .array(z.enum(webhookEvents, "not_an_option"))
    .min(1, "required")
    .max(webhookEvents.length)
    .meta({ description: "What it hears about" }),
});

const writeRefusals = [...managerRefusals, "account_suspended"] as const;

export const listWebhooks = endpoint({
  method: "GET",
  path: "/hosts/{hostId}/webhooks",
  room: "connections",
  summary: "List a host's webhooks, without their secrets",
  params: hostParams,
  status: 200,
  output: z.array(Webhook),
  refusals: managerRefusals,
});

export const createWebhook = endpoint({
  method: "POST",
  path: "/hosts/{hostId}/webhooks",
  room: "connections",
  summary: "Add a webhook, signed as in Standard Webhooks; its secret is shown only in this answer",
  params: hostParams,
  body: webhookFields,
  status: 201,
  output: success(NewSecret),
  refusals: [...writeRefusals, "too_many_webhooks"],
});

export const updateWebhook = endpoint({
  method: "PUT",
  path: "/hosts/{hostId}/webhooks/{id}",
  room: "connections",
  summary: "Change a webhook; one that was stopped starts again",
  params: webhookParams,
  body: webhookFields,
  status: 200,
  output: success(Webhook),
  refusals: writeRefusals,
});

export const removeWebhook = endpoint({
  method: "DELETE",
  path: "/hosts/{hostId}/webhooks/{id}",
  room: "connections",
  summary: "Remove a webhook and its log",
  params: webhookParams,
  status: 200,
  output: success(Nothing),
  refusals: writeRefusals,
});

export const rotateWebhookSecret = endpoint({
  method: "POST",
  path: "/hosts/{hostId}/webhooks/{id}/secret",
  room: "connections",
  summary: "Make a new secret; for 24 hours, messages are signed with the old one, too",
  params: webhookParams,
  status: 200,
  output: success(NewSecret),
  refusals: writeRefusals,
});

export const listDeliveries = endpoint({
  method: "GET",
  path: "/hosts/{hostId}/webhooks/{id}/deliveries",
  room: "connections",
  summary: "List the last 50 messages to a webhook, newest first; they are kept for 30 days",
  params: webhookParams,
  status: 200,
  output: z.array(Delivery),
  refusals: managerRefusals,
});

export const replayDelivery = endpoint({
  method: "POST",
  path: "/hosts/{hostId}/webhooks/{id}/deliveries/{messageId}/replay",
  room: "connections",
  summary: "Send a message again, with the same id",
  params: webhookParams.extend({ messageId: z.string().max(60).meta({ description: "Message id" }) }),
  status: 202,
  output: success(Nothing),
  refusals: writeRefusals,
});
