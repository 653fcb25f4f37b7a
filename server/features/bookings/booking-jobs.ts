import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import {
  type NewBooking,
  newBookingQueue,
  reminderQueue,
  remindOfBooking,
  writeAboutNewBooking,
} from "./booking-mails.ts";

export const bookingJobs: readonly JobDefinition[] = [
  defineJob<NewBooking>({ name: newBookingQueue, run: writeAboutNewBooking, batchSize: 20 }),
  defineJob<{ bookingId: string; startsAt: string }>({ name: reminderQueue, run: remindOfBooking }),
];
