export { fillDemoMessages } from "./fill-demo.ts";
export { supportRoutes } from "./routes.ts";
export { supportJobs } from "./support-jobs.ts";
export { countDeletionRequests, countWaitingMessages } from "./support-store.ts";
