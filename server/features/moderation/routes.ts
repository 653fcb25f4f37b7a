import * as bookings from "#contract/bookings.ts";
import * as contract from "#contract/moderation.ts";
import * as outbox from "#contract/outbox.ts";
import { downloadOwnData as downloadContract } from "#contract/own-data.ts";
import { anyone, moderator, signedIn } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { decideReview } from "./decide-review.ts";
import { downloadOwnData } from "./download-own-data.ts";
import { eraseDetails } from "./erase-details.ts";
import { highlightReviewed } from "./highlight-reviewed.ts";
import { listFailedMails } from "./list-failed-mails.ts";
import { listJobQueues } from "./list-job-queues.ts";
import { listReviewed } from "./list-reviewed.ts";
import { readDesk } from "./read-desk.ts";
import { readFeeds } from "./read-feeds.ts";
import { readOutbox } from "./read-outbox.ts";
import { readReviewed } from "./read-reviewed.ts";
import { sendMailAgain } from "./send-mail-again.ts";

export const moderationRoutes: readonly Route[] = [
  route(outbox.readOutbox, moderator, readOutbox),
  route(contract.readDesk, moderator, readDesk),
  route(contract.listReviewed, moderator, listReviewed),
  route(contract.readReviewed, moderator, readReviewed),
  route(contract.decideReview, moderator, decideReview),
  route(contract.highlightReviewed, moderator, highlightReviewed),
  route(contract.listFailingFeeds, moderator, readFeeds),
  route(contract.listFailedMails, moderator, listFailedMails),
  route(contract.sendMailAgain, moderator, sendMailAgain),
  route(contract.listJobQueues, moderator, listJobQueues),
  route(bookings.eraseDetails, anyone, eraseDetails),
  route(downloadContract, signedIn, downloadOwnData),
];
