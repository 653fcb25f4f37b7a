import { defineJob, type JobDefinition } from "../jobs/job-definition.ts";
import { sendMailQueue } from "./mail.ts";

const dayMs = 86_400_000;

export const mailJobs: readonly JobDefinition[] = [
  defineJob<{ mailId: string }>({
    name: sendMailQueue,
    // Retry for about a day: a mail server may be down overnight.
    retries: { limit: 60, firstDelaySeconds: 5, longestDelaySeconds: 1800 },
    batchSize: 5,
    expireSeconds: 120,
    run: (deps, { mailId }) => deps.mail.deliver(mailId),
  }),
  defineJob({
    name: "forget-old-mails",
    schedule: "17 3 * * *",
    async run({ mail, clock, settings }) {
      await mail.deleteBefore(new Date(clock.now().getTime() - settings.keep.mailsDays * dayMs));
    },
  }),
];
