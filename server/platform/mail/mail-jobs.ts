import { defineJob, type JobDefinition } from "../jobs/job-definition.ts";
import { sendMailQueue } from "./mail.ts";

const dayMs = 86_400_000;

export const mailJobs: readonly JobDefinition[] = [
  defineJob<{ mailId: string }>({
    name: sendMailQueue,
    // A mail server may be down overnight, so this retries for about a day.
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
