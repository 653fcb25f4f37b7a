import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { deleteOldSupportData } from "./delete-old-support-data.ts";

export const supportJobs: readonly JobDefinition[] = [
  defineJob({ name: "forget-old-support", schedule: "41 3 * * *", run: (deps) => deleteOldSupportData(deps) }),
];
