import * as contract from "#contract/reports.ts";
import { anyone, moderator } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { closeReport } from "./close-report.ts";
import { listReports } from "./list-reports.ts";
import { reportListing } from "./report-listing.ts";

export const reportRoutes: readonly Route[] = [
  route(contract.reportListing, anyone, reportListing),
  route(contract.listReports, moderator, listReports),
  route(contract.closeReport, moderator, closeReport),
];
