import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { deleteOldReports } from "./delete-old-reports.ts";

export const reportJobs: readonly JobDefinition[] = [
  defineJob({ name: "forget-old-reports", schedule: "47 3 * * *", run: (deps) => deleteOldReports(deps) }),
];
