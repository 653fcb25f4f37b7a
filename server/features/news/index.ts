export { checkFeeds } from "./check-feeds.ts";
export { fillDemoNews } from "./fill-demo.ts";
export { listFailingFeeds } from "./list-failing-feeds.ts";
export { newsJobs } from "./news-jobs.ts";
export { newsRoutes } from "./routes.ts";
