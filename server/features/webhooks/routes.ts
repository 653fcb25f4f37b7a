import * as contract from "#contract/webhooks.ts";
import { activeManager, manager } from "#server/features/hosts/index.ts";
import { type Route, route } from "#server/http/route.ts";
import {
  addWebhook,
  changeWebhookOfHost,
  listDeliveriesOf,
  listWebhooksOfHost,
  removeWebhookOfHost,
  replay,
  rotateSecret,
} from "./manage-webhooks.ts";

export const webhookRoutes: readonly Route[] = [
  route(contract.listWebhooks, manager, listWebhooksOfHost),
  route(contract.createWebhook, activeManager, addWebhook),
  route(contract.updateWebhook, activeManager, changeWebhookOfHost),
  route(contract.removeWebhook, activeManager, removeWebhookOfHost),
  route(contract.rotateWebhookSecret, activeManager, rotateSecret),
  route(contract.listDeliveries, manager, listDeliveriesOf),
  route(contract.replayDelivery, activeManager, replay),
];
