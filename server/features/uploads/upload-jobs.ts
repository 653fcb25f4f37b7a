import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { collectUploads, type FindPicturesInUse } from "./collect-uploads.ts";

/** The features that use pictures depend on this one, so they are passed in. */
export const uploadJobs = (rooms: readonly FindPicturesInUse[]): readonly JobDefinition[] => [
  defineJob({
    name: "collect-uploads",
    schedule: "23 * * * *",
    expireSeconds: 600,
    run: (deps) => collectUploads(deps, rooms),
  }),
];
