import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { collectUploads, type FindNamed } from "./collect-uploads.ts";

/** The rooms that show pictures stand above this one, and say which they still name. */
export const uploadJobs = (rooms: readonly FindNamed[]): readonly JobDefinition[] => [
  defineJob({
    name: "collect-uploads",
    schedule: "23 * * * *",
    expireSeconds: 600,
    run: (deps) => collectUploads(deps, rooms),
  }),
];
