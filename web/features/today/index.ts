import { lazy } from "react";
import { importWithRetry } from "#web/lib/import-with-retry.ts";

export const Today = lazy(() =>
  importWithRetry(() => import("./today.tsx")).then((module) => ({ default: module.Today })),
);
export { loadToday, type TodayData } from "./load-today.ts";
