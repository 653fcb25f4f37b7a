export { insightJobs } from "./insight-jobs.ts";
export { keepInsights } from "./keep-insights.ts";
export { countVersion, recountAll, recountHost } from "./recount-host.ts";
export { insightRoutes } from "./routes.ts";
