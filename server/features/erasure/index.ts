export { erasureJobs } from "./erasure-jobs.ts";
export { replayErasures } from "./replay-erasures.ts";
export { erasureRoutes } from "./routes.ts";
