import { serveStatic } from "@hono/node-server/serve-static";
import type { App } from "#server/http/hono-app.ts";
import { refuse } from "#server/refusal.ts";

const aYear = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

export function serveBuiltFiles(app: App, clientFolder: string): void {
  app.get(
    "/assets/*",
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", aYear),
    }),
  );
  app.get("/assets/*", () => refuse("not_found"));
  app.get(
    "/:file{[a-z0-9-]+\\.(svg|png|ico|webmanifest)}",
    serveStatic({ root: clientFolder, precompressed: true, onFound: (_path, c) => c.header("cache-control", anHour) }),
  );
}
