export { erasureJobs } from "./erasure-jobs.ts";
export { replayErasures } from "./replay-erasures.ts";
export { moderationRoutes } from "./routes.ts";
