import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { collectUploads } from "./collect-uploads.ts";

export const uploadJobs: readonly JobDefinition[] = [
  defineJob({
    name: "collect-uploads",
    schedule: "23 * * * *",
    expireSeconds: 600,
    run: (deps) => collectUploads(deps),
  }),
];
