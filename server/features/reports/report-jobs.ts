import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { forgetOldReports } from "./forget-old-reports.ts";

export const reportJobs: readonly JobDefinition[] = [
  defineJob({ name: "forget-old-reports", schedule: "47 3 * * *", run: (deps) => forgetOldReports(deps) }),
];
