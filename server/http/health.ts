import type { IncomingMessage } from "node:http";
import { sql } from "kysely";
import { retryAfterSeconds } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { version } from "#server/version.ts";
import type { App } from "./hono-app.ts";

/** `/healthz` tells whether the process runs, `/readyz` whether it should get requests. */
export function mountHealth(app: App, { db }: Pick<Deps, "db">, isStopping: () => boolean): void {
  app.get("/healthz", (c) => c.json({ status: "ok", version }));
  app.get("/readyz", async (c) => {
    if (isStopping()) refuse("unavailable", { retryAfterSeconds });
    const { rows } = await sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`.execute(db);
    if (rows[0]?.isReplica) refuse("unavailable", { retryAfterSeconds });
    return c.json({ status: "ready" });
  });
}

/** Balancers often check with HTTP/1.0 and no Host header, which Hono refuses. */
export function nameHostOfHealthCheck(request: IncomingMessage): void {
  if (request.url === "/healthz" || request.url === "/readyz") request.headers.host ??= "localhost";
}
