import { lazy } from "react";
import { importWithRetry } from "#web/lib/import-with-retry.ts";

export const Connections = lazy(() =>
  importWithRetry(() => import("./connections.tsx")).then((module) => ({ default: module.Connections })),
);
export { type ConnectionsData, loadConnections } from "./load-connections.ts";
