import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { sql } from "kysely";
import type { Db } from "./db/database.ts";
import type { Deps } from "./deps.ts";
import { fillSubcategories, listingRoutes } from "./features/listings/index.ts";
import type { Bindings } from "./http/caller.ts";
import { openApiDocument } from "./http/openapi.ts";
import { refusalAnswer } from "./http/refusal-answer.ts";
import { mount, type Route } from "./http/route.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { refuse } from "./refusal.ts";

export type App = Hono<{ Bindings: Bindings; Variables: { requestId: string; nonce: string } }>;

/** Every route of every room. */
export const routes: readonly Route[] = [...listingRoutes];

/** The whole product without a port: tests call `app.fetch`, the server listens with it. */
export function createApp(deps: Deps, options: { isDev?: boolean } = {}): { app: App; api: App } {
  const app: App = new Hono();
  app.use(async (c, next) => {
    const requestId = c.env?.requestId ?? randomUUID();
    c.set("requestId", requestId);
    await next();
    c.res.headers.set("x-request-id", requestId);
  });
  app.use(
    securityHeaders(
      { images: [], connections: [] },
      { isDev: options.isDev ?? false, isHttps: deps.settings.publicUrl.startsWith("https:") },
    ),
  );
  app.onError((error, c) => refusalAnswer(deps, c, error));
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    await sql`select 1`.execute(deps.db);
    return c.json({ status: "ready" });
  });
  app.get("/api/openapi.json", (c) => c.json(openApiDocument(routes, deps.settings.publicUrl)));
  const rooms: App = new Hono();
  mount(rooms, deps, routes);
  app.route("/api", rooms);
  // A mounted app's own notFound is ignored: without this an unknown call would render a page.
  app.all("/api/*", () => refuse("not_found"));
  return { app, api: app };
}

/** Lists that live in the database but belong to the code. Safe to repeat, and for several processes at once. */
export async function fillReferenceTables(db: Db): Promise<void> {
  await fillSubcategories(db);
}
