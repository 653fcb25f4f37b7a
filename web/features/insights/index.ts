export { loadInsights, loadInsightsCsv } from "./load-insights.ts";
export { loadOverview, loadOverviewCsv } from "./load-overview.ts";
