import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { sql } from "kysely";
import { expect, inject, onTestFinished } from "vitest";
import { headersOf } from "#server/app.ts";
import { pagesHandler, type WebBuild } from "#server/http/pages.ts";
import { createSharedPages } from "#server/http/shared-pages.ts";
import { type TestApp, testApp } from "./test-app.ts";

type PageContext = {
  apiFetch: (path: string, init: RequestInit) => Promise<Response>;
  shareFor: (ms: number) => void;
  nonce: string;
  locale: string;
};

/** A page that shows the answers of the API calls in `?api=`, with one inline script. */
function stubBuild() {
  const rendered = { count: 0 };
  const handler = async (request: Request, context: unknown) => {
    rendered.count++;
    const { apiFetch, shareFor, nonce, locale } = context as PageContext;
    const calls = new URL(request.url).searchParams.getAll("api");
    const answers = await Promise.all(calls.map(async (path) => (await apiFetch(path, {})).text()));
    const { pathname } = new URL(request.url);
    if (["/shared", "/embed/booking", "/unknown"].includes(pathname)) shareFor(60_000);
    const status = pathname === "/unknown" ? 404 : 200;
    const html = `<p lang="${locale}">${answers.join("\n")}</p><script nonce="${nonce}">run()</script>`;
    return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
  };
  const build: WebBuild = {
    entry: {
      module: { makeContext: (request) => request, takesForms: () => false, createRequestHandler: () => handler },
    },
  };
  return { build, rendered };
}

/** The clock stands still, because all pages are rendered again at a full minute. */
const stopped = { now: () => new Date("2027-01-01T12:00:01Z") };

/** A second process of the product on the same database, on a real port, whose pages are the stub's. */
export async function serveElsewhere(app: TestApp, clock = stopped) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.deps.db);
  const databaseUrl = new URL(`/${rows[0]?.name}`, inject("clusterUrl")).href;
  const other = await testApp({ databaseUrl, keepsAnswers: true });
  const { build, rendered } = stubBuild();
  const pages = createSharedPages(other.deps.settings, other.deps.notifications, clock);
  other.app.all(
    "*",
    pagesHandler(other.deps, {
      loadBuild: async () => build,
      api: (request, env) => other.app.fetch(request, env),
      mode: "production",
      sharing: { pages, headers: headersOf(other.deps).forSharedPage },
    }),
  );
  const rest = getRequestListener(other.app.fetch);
  const server: Server = createServer((request, response) => {
    if (!pages.answer(request, response)) void rest(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const listening = sql`select 1 from pg_stat_activity
    where query = 'listen kindred' and state = 'idle' and datname = current_database()`;
  await expect.poll(async () => (await listening.execute(app.deps.db)).rows.length).toBeGreaterThan(0);
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { other, rendered, read };
}
