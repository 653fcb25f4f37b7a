import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { type LinkRequest, sendBookingLinks, sendLinksQueue } from "./find-bookings.ts";
import { type GuestMessage, guestMessageQueue, writeToGuests } from "./message-guests.ts";
import { endOffers, type NewOffers, offersQueue } from "./offer-places.ts";
import {
  type GuestsToTell,
  type NewRegistration,
  newRegistrationQueue,
  tellGuests,
  tellGuestsQueue,
  writeAboutOffers,
  writeAboutRegistration,
} from "./registration-mails.ts";

export const registrationJobs: readonly JobDefinition[] = [
  defineJob<NewRegistration>({ name: newRegistrationQueue, run: writeAboutRegistration, batchSize: 20 }),
  defineJob<GuestsToTell>({ name: tellGuestsQueue, run: tellGuests, expireSeconds: 3600 }),
  defineJob<NewOffers>({ name: offersQueue, run: writeAboutOffers }),
  defineJob({ name: "end-offers", schedule: "* * * * *", run: (deps) => endOffers(deps) }),
  defineJob<GuestMessage>({ name: guestMessageQueue, run: writeToGuests, expireSeconds: 3600 }),
  defineJob<LinkRequest>({ name: sendLinksQueue, run: sendBookingLinks }),
];
