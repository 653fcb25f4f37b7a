import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { type LinkRequest, sendBookingLinks, sendLinksQueue } from "./find-bookings.ts";
import {
  type GuestsToTell,
  type NewRegistration,
  newRegistrationQueue,
  tellGuests,
  tellGuestsQueue,
  writeAboutRegistration,
} from "./registration-mails.ts";

export const registrationJobs: readonly JobDefinition[] = [
  defineJob<NewRegistration>({ name: newRegistrationQueue, run: writeAboutRegistration, batchSize: 20 }),
  defineJob<GuestsToTell>({ name: tellGuestsQueue, run: tellGuests, expireSeconds: 3600 }),
  defineJob<LinkRequest>({ name: sendLinksQueue, run: sendBookingLinks }),
];
