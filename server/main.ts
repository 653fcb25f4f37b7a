import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { fillDemo } from "#demo/fill-demo.ts";
import { createApp, fillReferenceTables, headersOf, jobDefinitions } from "./app.ts";
import { createChanges } from "./changes.ts";
import { connectDatabase } from "./db/connect-database.ts";
import { startCluster } from "./db/embedded/cluster.ts";
import { openReplica } from "./db/replica.ts";
import { type Deps, systemClock } from "./deps.ts";
import { readSettings, type Settings, withPort } from "./env.ts";
import { replayErasures } from "./features/erasure/index.ts";
import { refreshQueue } from "./features/search/index.ts";
import { limitBodyTime, longestRequestMs } from "./http/body-timeout.ts";
import { nameHostOfHealthCheck } from "./http/health.ts";
import type { App } from "./http/hono-app.ts";
import { trackInFlight } from "./http/in-flight-requests.ts";
import { pagesHandler, type WebBuild } from "./http/pages.ts";
import { createSharedPages, type SharedPages } from "./http/shared-pages.ts";
import { serveBuiltFiles } from "./http/static-files.ts";
import { appSecret } from "./platform/app-secret.ts";
import { demoNotes } from "./platform/issuer/demo-notes.ts";
import { createIssuerClient } from "./platform/issuer/issuer-client.ts";
import { createLimits } from "./platform/limits.ts";
import { createLog } from "./platform/log.ts";
import { openPlatform, type Platform, type PlatformOptions } from "./platform/platform.ts";
import { refuseOpenQuarantine } from "./platform/storage/quarantine-check.ts";
import { startTracing } from "./platform/tracing.ts";
import { version } from "./version.ts";

/** In production these are built files, in development Vite's middleware. */
export type Web = {
  readonly mode: "production" | "development";
  readonly clientFolder: string | null;
  readonly loadBuild: () => Promise<WebBuild>;
  readonly middleware?: (request: never, response: never, next: () => void) => void;
  readonly close?: () => Promise<void>;
};

export type Running = {
  readonly address: string;
  /** A demo prints these after the start, such as the accounts to sign in with. */
  readonly notes: readonly string[];
  readonly stop: () => Promise<void>;
};

type Listener = ReturnType<typeof getRequestListener>;

/** If a step fails, everything that was started is stopped in reverse order. */
export async function start(
  openWeb: (server: Server) => Promise<Web>,
  print: (sentence: string) => void,
  options: PlatformOptions = {},
): Promise<Running> {
  const given = readSettings();
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    // Bind the port first. If it is taken, nothing else has been started.
    const { server, setListener } = await listen(given);
    undo.push(() => closeServer(server));
    const settings = withPort(given, (server.address() as AddressInfo).port);
    const log = createLog(settings.logLevel);
    if (settings.tracing) undo.push(await startTracing(settings.tracing, log));
    if (settings.s3) await refuseOpenQuarantine(settings.s3, log);
    const url = settings.databaseUrl ?? (await startEmbedded(settings, print, undo)).url;
    const { end, inTurn, ...database } = await connectDatabase(url, settings, print);
    undo.push(end);
    const secret = appSecret(settings);
    const limits = createLimits(database.pool, settings, secret);
    const core = { settings, secret, ...database, clock: systemClock, log };
    const platform = openPlatform(core, options);
    undo.push(async () => platform.images.stop());
    undo.push(() => platform.feeds.stop());
    undo.push(() => platform.ics.stop());
    undo.push(() => platform.jobs.stop());
    const replica = replicaOf(core, platform);
    undo.push(async () => replica?.stop());
    const deps: Deps = {
      ...core,
      ...platform,
      primary: core.db,
      replica,
      changes: createChanges(),
      limits,
      issuer: createIssuerClient(settings, secret),
    };
    await inTurn(async () => {
      await fillReferenceTables(deps.db);
      if (settings.demo && (await fillDemo(deps))) print("Added the demo content");
      await platform.jobs.prepare(jobDefinitions);
    });
    await platform.jobs.open();
    await keepErased(deps, print);
    const web = await openWeb(server);
    undo.push(async () => web.close?.());
    const sharedPages =
      web.mode === "production" ? createSharedPages(settings, platform.notifications, systemClock) : null;
    let isStopping = false;
    const isDev = web.mode === "development";
    const build = `${version} ${basename(dirname(web.clientFolder ?? ""))}`;
    const app = createApp(deps, { isDev, isStopping: () => isStopping, sharedPages, build });
    addPages(app, deps, web, sharedPages);
    const answering = trackInFlight(app.fetch);
    setListener(await listenerFor(answering.fetch, web, deps, sharedPages));
    await platform.jobs.start(deps, jobDefinitions);
    await deps.jobs.enqueue(deps.db, refreshQueue, {});
    undo.push(() => answering.settled());
    // On shutdown, new requests must stop before the jobs and the database do.
    undo.push(() => closeServer(server));
    // Open event streams would delay the closing of the server.
    undo.push(() => platform.notifications.stop());
    undo.push(async () => {
      isStopping = true;
      await wait(settings.stopDelaySeconds * 1_000);
    });
    return { address: settings.publicUrl, notes: demoNotes(settings), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Runs before the first request. If the store is unreachable, the start continues and a job replays the erasures later.
 */
async function keepErased(deps: Deps, print: (sentence: string) => void): Promise<void> {
  try {
    const again = await replayErasures(deps, "missing");
    if (again > 0) print(`A restored backup contained erased people or files. They were erased again (${again})`);
  } catch (error) {
    deps.log.error({ err: error }, "could not check whether a restored backup brought back erased people");
    await deps.jobs.enqueue(deps.db, "replay-erasures", {});
  }
}

function addPages(app: App, deps: Deps, { mode, clientFolder, loadBuild }: Web, pages: SharedPages | null): void {
  if (clientFolder) serveBuiltFiles(app, clientFolder);
  const sharing = pages && { pages, headers: headersOf(deps).forSharedPage };
  app.all("*", pagesHandler(deps, { loadBuild, api: (request, env) => app.fetch(request, env), mode, sharing }));
}

async function listenerFor(
  fetch: App["fetch"],
  web: Web,
  { settings, secret, log }: Deps,
  sharedPages: SharedPages | null,
): Promise<Listener> {
  const rest = getRequestListener(fetch);
  const product: Listener = async (request, response) => {
    const isAnswered = sharedPages?.answer(request as IncomingMessage, response as ServerResponse);
    if (!isAnswered) await rest(request, response);
  };
  const { middleware } = web;
  const listener = middleware
    ? (((request, response) =>
        middleware(request as never, response as never, () => void product(request, response))) as Listener)
    : product;
  if (settings.oidc) return listener;
  // Imported dynamically, so that installations with a real issuer never load the local one.
  const { localIssuer } = await import("./platform/issuer/local-issuer.ts");
  return localIssuer(settings, secret, log)(listener as never) as Listener;
}

function replicaOf({ settings, db: primary, log }: Pick<Deps, "settings" | "db" | "log">, platform: Platform) {
  const { replicaUrl, sessionUrl, connections: max, namesStatements } = settings.database;
  if (!replicaUrl) return null;
  const pool = { max, isThroughPooler: sessionUrl !== null, namesStatements };
  return openReplica({ url: replicaUrl, primary, notifications: platform.notifications, log, pool });
}

async function startEmbedded(settings: Settings, print: (sentence: string) => void, undo: (() => Promise<unknown>)[]) {
  const cluster = await startCluster({ dataDir: settings.dataDir, print });
  undo.push(() => cluster.stop());
  return cluster;
}

/**
 * This must be longer than proxies keep unused connections. Otherwise a proxy could send a request on a connection that
 * we are closing.
 */
const keepAliveMs = 75_000;

async function listen(settings: Settings): Promise<{ server: Server; setListener: (listener: Listener) => void }> {
  let current: Listener | null = null;
  const times = { headersTimeout: 5_000, requestTimeout: longestRequestMs, keepAliveTimeout: keepAliveMs };
  const server = createServer(times, (request, response) => {
    limitBodyTime(request);
    nameHostOfHealthCheck(request);
    if (current) return void current(request, response);
    response.writeHead(503, { "content-type": "text/plain", "retry-after": "1" }).end("Starting\n");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new PortTaken(
              `Port ${settings.port} on ${settings.host} is taken; stop what uses it, or set PORT to another.`,
            )
          : error,
      ),
    );
    server.listen(settings.port, settings.host, resolve);
  });
  return { server, setListener: (listener) => (current = listener) };
}

export class PortTaken extends Error {}

const drainMs = 5_000;

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
  });
}
