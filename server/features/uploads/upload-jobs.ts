import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { collectUploads, type FindPicturesInUse } from "./collect-uploads.ts";

/** Passed in by the features that use pictures, because they depend on this one. */
export const uploadJobs = (rooms: readonly FindPicturesInUse[]): readonly JobDefinition[] => [
  defineJob({
    name: "collect-uploads",
    schedule: "23 * * * *",
    expireSeconds: 600,
    run: (deps) => collectUploads(deps, rooms),
  }),
];
