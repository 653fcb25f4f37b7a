export { reportJobs } from "./report-jobs.ts";
export { countOpenReports, deleteReports, deleteReportsAbout, findReportsFrom, insertReport } from "./report-store.ts";
export { reportRoutes } from "./routes.ts";
