export { supportRoutes } from "./routes.ts";
export { supportJobs } from "./support-jobs.ts";
