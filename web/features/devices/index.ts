import { lazy } from "react";
import { importWithRetry } from "#web/lib/import-with-retry.ts";

export const RemindMe = lazy(() =>
  importWithRetry(() => import("./remind-me.tsx")).then((module) => ({ default: module.RemindMe })),
);
export { DeviceList } from "./device-list.tsx";
