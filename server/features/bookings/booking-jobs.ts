import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { reminderQueue, remindOfBooking } from "./booking-mails.ts";
import { type LinkRequest, sendBookingLinks, sendLinksQueue } from "./find-bookings.ts";

export const bookingJobs: readonly JobDefinition[] = [
  defineJob<{ bookingId: string; startsAt: string }>({ name: reminderQueue, run: remindOfBooking }),
  defineJob<LinkRequest>({ name: sendLinksQueue, run: sendBookingLinks }),
];
