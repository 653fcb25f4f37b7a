import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { endOffer, endOfferQueue, type OfferToEnd } from "./end-offer.ts";
import { type FreedTime, freedTimeQueue, offerFreedTime } from "./offer-freed-time.ts";
import { type WaitingNews, waitingMailQueue, writeToWaiting } from "./waiting-mails.ts";

export const waitingListJobs: readonly JobDefinition[] = [
  defineJob<FreedTime>({ name: freedTimeQueue, run: offerFreedTime }),
  defineJob<OfferToEnd>({ name: endOfferQueue, run: endOffer }),
  defineJob<WaitingNews>({ name: waitingMailQueue, run: writeToWaiting }),
];
