import * as contract from "#contract/imports.ts";
import { activeStaff, staff } from "#server/features/hosts/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { addImport, changeImport, listImports, readImportNow, removeImport } from "./manage-imports.ts";

export const importRoutes: readonly Route[] = [
  route(contract.listImportedCalendars, staff, listImports),
  route(contract.importCalendar, activeStaff, addImport),
  route(contract.readImportedCalendarNow, activeStaff, readImportNow),
  route(contract.changeImportedCalendar, activeStaff, changeImport),
  route(contract.removeImportedCalendar, activeStaff, removeImport),
];
