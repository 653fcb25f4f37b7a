import * as contract from "#contract/operations.ts";
import * as outbox from "#contract/outbox.ts";
import * as overview from "#contract/overview.ts";
import { moderator } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { listFailedMails } from "./list-failed-mails.ts";
import { listJobQueues } from "./list-job-queues.ts";
import { readFeeds } from "./read-feeds.ts";
import { readOutbox } from "./read-outbox.ts";
import { readOverview } from "./read-overview.ts";
import { sendMailAgain } from "./send-mail-again.ts";

export const operationsRoutes: readonly Route[] = [
  route(outbox.readOutbox, moderator, readOutbox),
  route(contract.listFailingFeeds, moderator, readFeeds),
  route(contract.listFailedMails, moderator, listFailedMails),
  route(contract.sendMailAgain, moderator, sendMailAgain),
  route(contract.listJobQueues, moderator, listJobQueues),
  route(overview.readOverview, moderator, readOverview),
];
