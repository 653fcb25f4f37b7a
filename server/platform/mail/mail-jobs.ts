import { defineJob, type JobDefinition } from "../jobs/job-definition.ts";
import { sendMailQueue } from "./mail.ts";

const keepDays = 30;

export const mailJobs: readonly JobDefinition[] = [
  defineJob<{ mailId: string }>({
    name: sendMailQueue,
    // A mail server may be away for a night: about a day of trying.
    retries: { limit: 60, firstDelaySeconds: 5, longestDelaySeconds: 1800 },
    batchSize: 5,
    expireSeconds: 120,
    run: (deps, { mailId }) => deps.mail.deliver(mailId),
  }),
  defineJob({
    name: "forget-old-mails",
    schedule: "17 3 * * *",
    run: (deps) => deps.mail.forgetBefore(new Date(deps.clock.now().getTime() - keepDays * 24 * 60 * 60 * 1000)),
  }),
];
