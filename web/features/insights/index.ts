export { loadInsights, loadInsightsCsv } from "./load-insights.ts";
