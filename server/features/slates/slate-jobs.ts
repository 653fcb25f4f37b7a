import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { deleteOldViews } from "./delete-old-views.ts";

export const slateJobs: readonly JobDefinition[] = [
  defineJob({ name: "forget-slate-views", schedule: "7 * * * *", run: (deps) => deleteOldViews(deps) }),
];
