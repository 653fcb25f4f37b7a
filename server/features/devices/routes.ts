import * as contract from "#contract/devices.ts";
import * as messages from "#contract/visit-messages.ts";
import { staff } from "#server/features/hosts/index.ts";
import { anyone } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { readPushKey } from "./read-push-key.ts";
import { readVisitMessages } from "./read-visit-messages.ts";
import { remindOnDevice } from "./remind-on-device.ts";
import { listOwnDevices, removeOwnDevice, saveOwnDevice } from "./save-own-device.ts";
import { listVisitMessages, markReminderOpened } from "./visit-messages.ts";

export const deviceRoutes: readonly Route[] = [
  route(contract.readPushKey, anyone, readPushKey),
  route(contract.remindOnDevice, anyone, remindOnDevice),
  route(contract.saveDevice, staff, saveOwnDevice),
  route(contract.listDevices, staff, listOwnDevices),
  route(contract.removeDevice, staff, removeOwnDevice),
  route(messages.listVisitMessages, staff, listVisitMessages),
  route(messages.readVisitMessages, staff, readVisitMessages),
  route(messages.markReminderOpened, staff, markReminderOpened),
];
