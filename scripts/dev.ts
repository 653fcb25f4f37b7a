import "./development.ts";
import { createServer } from "vite";
import type { WebBuild } from "#server/http/pages.ts";
import { start } from "#server/main.ts";
import { runUntilSignal } from "./run.ts";

await runUntilSignal((print) =>
  start(async (server) => {
    const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
    return {
      mode: "development",
      clientFolder: null,
      // Vite does not know what a module exports.
      loadBuild: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<WebBuild>,
      middleware: vite.middlewares,
      close: () => vite.close(),
    };
  }, print),
);
