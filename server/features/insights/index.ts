export { findHourSummariesOf, findViewSummariesOf, findVisitSummariesOf } from "./export-store.ts";
export { readVisitsOfAll } from "./figure-store.ts";
export { unlessFew } from "./insight-answer.ts";
export { insightJobs } from "./insight-jobs.ts";
export { keepInsights } from "./keep-insights.ts";
export { type Period, periodOf, stepsOf } from "./period-rules.ts";
export { countVersion, recountAll, recountHost } from "./recount-host.ts";
export { insightRoutes } from "./routes.ts";
