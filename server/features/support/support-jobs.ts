import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { forgetOldSupport } from "./forget-old-support.ts";

export const supportJobs: readonly JobDefinition[] = [
  defineJob({ name: "forget-old-support", schedule: "41 3 * * *", run: (deps) => forgetOldSupport(deps) }),
];
