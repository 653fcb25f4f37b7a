export { fillDemoReports } from "./fill-demo.ts";
export { reportJobs } from "./report-jobs.ts";
export { countOpenReports, deleteReports, deleteReportsAbout, findReportsFrom } from "./report-store.ts";
export { reportRoutes } from "./routes.ts";
