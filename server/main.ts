import type { Server } from "node:http";
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

/** If a step fails, everything that was started is stopped in reverse order. */
export async function start(
  openWeb: (server: Server) => Promise<Web>,
  print: (sentence: string) => void,
  options: PlatformOptions = {},
): Promise<Running> {
  const given = readSettings();
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
  print: (sentence: string) => void,
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
