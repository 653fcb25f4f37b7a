import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startCluster } from "./db/embedded/cluster.ts";
import { readSettings, type Settings, withPort } from "./env.ts";
import { closeServer, listen, portOf } from "./http/listen.ts";
import type { PlatformOptions } from "./platform/platform.ts";
import type { Undo, Web } from "./serve-product.ts";

export type Running = {
  readonly address: string;
  /** A demo prints these after the start, such as the accounts to sign in with. */
  readonly notes: readonly string[];
  readonly stop: () => Promise<void>;
};

type OpenWeb = (server: Server) => Promise<Web>;
type Print = (sentence: string) => void;

/** If a cluster changes its primary during the start, the start begins again. */
export async function start(openWeb: OpenWeb, print: Print, options: PlatformOptions = {}): Promise<Running> {
  const settings = readSettings();
  const endsAt = performance.now() + settings.database.waitSeconds * 1_000;
  for (;;) {
    try {
      return await startOnce(settings, openWeb, print, options);
    } catch (error) {
      // Imported here, because it would delay the start of PostgreSQL.
      const { isDatabaseUnavailable } = await import("./db/database.ts");
      if (settings.databaseUrl === null || performance.now() > endsAt || !isDatabaseUnavailable(error)) throw error;
      print("The database went away during the start. Starting again …");
      await wait(pauseMs);
    }
  }
}

const pauseMs = 1_000;

/** If a step fails, everything that was started is stopped in reverse order. */
async function startOnce(given: Settings, openWeb: OpenWeb, print: Print, options: PlatformOptions): Promise<Running> {
  const undo: Undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    // Bind the port first. If it is taken, nothing else has been started.
    const listening = await listen(given);
    const { server } = listening;
    undo.push(() => closeServer(server));
    const settings = withPort(given, portOf(server));
    const databaseUrl = await launchDatabase(settings, print, undo);
    // Loading the rest blocks this process for a second. PostgreSQL starts in the meantime.
    const { serveProduct } = await import("./serve-product.ts");
    const notes = await serveProduct({ ...listening, settings, databaseUrl, openWeb, print, options }, undo);
    return { address: settings.publicUrl, notes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns as soon as PostgreSQL's process runs. The returned function waits until it is ready. */
async function launchDatabase(
  { databaseUrl, dataDir }: Settings,
  print: Print,
  undo: Undo,
): Promise<() => Promise<string>> {
  if (databaseUrl) return async () => databaseUrl;
  const launched = Promise.withResolvers<void>();
  const starting = startCluster({ dataDir, print, onLaunch: launched.resolve });
  // If loading fails, a PostgreSQL that is still starting is stopped as well. One that could not start stops itself.
  undo.push(async () => {
    const cluster = await starting.catch(() => null);
    await cluster?.stop();
  });
  await Promise.race([launched.promise, starting]);
  return async () => (await starting).url;
}
