import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { fillDemo } from "#demo/fill-demo.ts";
import { createApp, fillReferenceTables, headersOf, jobDefinitions } from "./app.ts";
import { createChanges } from "./changes.ts";
import { type ConnectedDatabase, connectDatabase } from "./db/connect-database.ts";
import { openReplica } from "./db/replica.ts";
import { type Deps, systemClock } from "./deps.ts";
import type { Settings } from "./env.ts";
import { replayErasures } from "./features/erasure/index.ts";
import { refreshQueue } from "./features/search/index.ts";
import { nameHostOfHealthCheck } from "./http/health.ts";
import type { App } from "./http/hono-app.ts";
import { trackInFlight } from "./http/in-flight-requests.ts";
import { createKeptAnswers } from "./http/kept-answers.ts";
import { closeServer, type Listening } from "./http/listen.ts";
import { pagesHandler, type WebBuild } from "./http/pages.ts";
import { createSharedPages, type SharedPages } from "./http/shared-pages.ts";
import { serveBuiltFiles } from "./http/static-files.ts";
import { appSecret } from "./platform/app-secret.ts";
import { demoNotes } from "./platform/issuer/demo-notes.ts";
import { createIssuerClient } from "./platform/issuer/issuer-client.ts";
import { withLocalIssuer } from "./platform/issuer/local-issuer-loader.ts";
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
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close?: () => Promise<void>;
};

/** The steps that stop what was started. They run in reverse order. */
export type Undo = (() => Promise<unknown>)[];

type Start = Listening & {
  readonly settings: Settings;
  /** Waits until the embedded PostgreSQL is ready. */
  readonly databaseUrl: () => Promise<string>;
  readonly openWeb: (server: Server) => Promise<Web>;
  readonly print: (sentence: string) => void;
  readonly options: PlatformOptions;
};

/** Connects everything and answers requests from then on. Returns what a demo prints after the start. */
export async function serveProduct(
  { settings, databaseUrl, server, setListener, openWeb, print, options }: Start,
  undo: Undo,
): Promise<readonly string[]> {
  const log = createLog(settings.logLevel);
  if (settings.tracing) undo.push(await startTracing(settings.tracing, log));
  if (settings.s3) await refuseOpenQuarantine(settings.s3, log);
  const { end, inTurn, ...database } = await connectDatabase(await databaseUrl(), settings, print);
  undo.push(end);
  const secret = appSecret(settings);
  const limits = createLimits(database.pool, settings, secret);
  const core = { settings, secret, ...database, clock: systemClock, log };
  const platform = openPlatform(core, options);
  undo.push(async () => platform.images.stop());
  undo.push(() => platform.feeds.stop());
  undo.push(() => platform.ics.stop());
  undo.push(() => platform.jobs.stop());
  // If the start fails, its connection would keep the pool from ending.
  undo.push(() => platform.notifications.stop());
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
  await inTurn(async (client) => {
    await fillReferenceTables(deps.db);
    if (settings.demo && (await fillDemo(deps))) print("Added the demo content");
    await platform.jobs.prepare(jobDefinitions, client);
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
  const keptAnswers = createKeptAnswers(platform.notifications);
  const app = createApp(deps, { isDev, isStopping: () => isStopping, sharedPages, keptAnswers, build });
  addPages(app, deps, web, sharedPages);
  const answering = trackInFlight(app.fetch);
  setListener(listenerFor(answering.fetch, web, deps, sharedPages));
  // Before the workers start, because all of them ask for a connection at once.
  await deps.jobs.enqueue(deps.db, refreshQueue, {});
  await platform.jobs.start(deps, jobDefinitions);
  undo.push(() => answering.settled());
  // On shutdown, new requests must stop before the jobs and the database do.
  undo.push(() => closeServer(server));
  // Open event streams would delay the closing of the server.
  undo.push(() => platform.notifications.stop());
  undo.push(async () => {
    isStopping = true;
    await wait(settings.stopDelaySeconds * 1_000);
  });
  return demoNotes(settings);
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

function listenerFor(
  fetch: App["fetch"],
  web: Web,
  { settings, secret, log }: Deps,
  sharedPages: SharedPages | null,
): RequestListener {
  const rest = getRequestListener(fetch);
  const product = async (request: IncomingMessage, response: ServerResponse) => {
    if (!sharedPages?.answer(request, response)) await rest(request, response);
  };
  const { middleware } = web;
  const listener: RequestListener = (request, response) =>
    middleware ? middleware(request, response, () => void product(request, response)) : void product(request, response);
  const complete = settings.oidc ? listener : withLocalIssuer(settings, secret, log)(listener);
  return (request, response) => {
    nameHostOfHealthCheck(request);
    complete(request, response);
  };
}

type Connected = Pick<Deps, "settings" | "db" | "log"> & Pick<ConnectedDatabase, "sessionPool">;

function replicaOf({ settings, db: primary, sessionPool, log }: Connected, platform: Platform) {
  const { replicaUrl, sessionUrl, connections: max, namesStatements } = settings.database;
  if (!replicaUrl) return null;
  const pool = { max, isThroughPooler: sessionUrl !== null, namesStatements };
  return openReplica({ url: replicaUrl, primary, sessionPool, notifications: platform.notifications, log, pool });
}
