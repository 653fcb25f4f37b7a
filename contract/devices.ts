import { z } from "zod";
import { memberRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { pushKinds, reminderTimes } from "./lists/push-kinds.ts";
import { Id, InstantOut, Line, WebAddress } from "./values.ts";

const key = (bytes: number) =>
  z
    .string("wrong_type")
    .regex(/^[\w-]+={0,2}$/, "wrong_type")
    .min(Math.floor(bytes * 1.3), "wrong_type")
    .max(bytes * 2, "too_long");

const Subscription = z
  .object({
    endpoint: WebAddress.meta({ description: "URL of the push service", example: "https://push.example/send/abc" }),
    keys: z
      .object({
        p256dh: key(65).meta({ description: "Public key of the browser, in base64url" }),
        auth: key(16).meta({ description: "Authentication secret of the browser, in base64url" }),
      })
      .meta({ description: "Keys that encrypt messages to this browser" }),
  })
  .meta({ description: "Push subscription, as `PushSubscription.toJSON()` gives it" });

const PushKinds = z.array(z.enum(pushKinds, "not_an_option")).max(pushKinds.length, "too_long").meta({
  description: "What the device is told about: new, moved and cancelled bookings, and people who join the waiting list",
});

const ReminderTimes = z.array(z.enum(reminderTimes, "not_an_option")).max(reminderTimes.length, "too_long").meta({
  description: "When to remind: at 18:00 on the day before, two hours before the start. Empty for no reminder",
});

const Device = z
  .object({
    id: z.int().meta({ description: "Device id", example: 3 }),
    name: z.string().meta({ description: "Browser and system", example: "Chrome on Android" }),
    kinds: PushKinds,
    addedAt: InstantOut.meta({ description: "When it was added, in UTC" }),
    endpoint: z.string().meta({ description: "URL of the push service, to recognise the browser in use" }),
  })
  .meta({ id: "Device", description: "Browser that gets push messages" });

export const readPushKey = endpoint({
  method: "GET",
  path: "/push/key",
  room: "devices",
  summary: "Read the public key with which browsers subscribe to push messages",
  status: 200,
  output: z.object({
    publicKey: z.string().meta({ description: "VAPID public key of this installation, in base64url" }),
  }),
  refusals: [],
});

export const remindOnDevice = endpoint({
  method: "POST",
  path: "/bookings/{secret}/reminders",
  room: "devices",
  summary: "Remind the customer of a booking in this browser, or stop it",
  params: z.object({ secret: z.string().meta({ description: "Last part of the private link" }) }),
  body: z.object({ subscription: Subscription, times: ReminderTimes }),
  status: 200,
  output: success(z.object({ times: ReminderTimes }).meta({ description: "The chosen times" })),
  refusals: ["not_found", "booking_details_erased", "already_cancelled", "booking_is_past", "too_many_devices"],
});

export const saveDevice = endpoint({
  method: "PUT",
  path: "/devices",
  room: "devices",
  summary: "Choose what this browser is told about",
  body: z.object({
    subscription: Subscription,
    kinds: PushKinds,
    name: Line({ max: 60, missing: "name_required" }).meta({
      description: "Browser and system",
      example: "Chrome on Android",
    }),
  }),
  status: 200,
  output: success(Device),
  refusals: ["not_signed_in", "provider_account_required", "too_many_devices"],
});

export const listDevices = endpoint({
  method: "GET",
  path: "/devices",
  room: "devices",
  summary: "List your browsers that get push messages",
  status: 200,
  output: z.array(Device),
  refusals: ["not_signed_in", "provider_account_required"],
});

export const removeDevice = endpoint({
  method: "DELETE",
  path: "/devices/{id}",
  room: "devices",
  summary: "Stop push messages to one of your browsers",
  params: z.object({ id: Id.meta({ description: "Device id" }) }),
  status: 200,
  output: success(Nothing),
  refusals: memberRefusals,
});
