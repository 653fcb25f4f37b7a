import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { deleteOldNews } from "./delete-old-news.ts";
import { fetchNews } from "./fetch-news.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { pictureJob } from "./request-picture.ts";

export const newsJobs: readonly JobDefinition[] = [
  defineJob({
    name: "fetch-news",
    schedule: "*/2 * * * *",
    // A retry is not needed, because the schedule starts the next round.
    retries: { limit: 0 },
    batchSize: 1,
    expireSeconds: 300,
    run: (deps) => fetchNews(deps),
  }),
  defineJob<{ readonly address: string }>({
    name: pictureJob,
    retries: { limit: 3 },
    // One at a time: the image process handles two pictures at once, and uploads must not wait for news.
    batchSize: 1,
    run: (deps, { address }) => fetchPicture(deps, address),
  }),
  defineJob({ name: "forget-old-news", schedule: "17 3 * * *", run: (deps) => deleteOldNews(deps) }),
];
