import { createServer, type RequestListener, type Server } from "node:http";
import type { Settings } from "#server/env.ts";
import { limitBodyTime, longestRequestMs } from "./body-timeout.ts";

/**
 * This must be longer than proxies keep unused connections. Otherwise a proxy could send a request on a connection that
 * we are closing.
 */
const keepAliveMs = 75_000;

export type Listening = { readonly server: Server; readonly setListener: (listener: RequestListener) => void };

/** Answers 503 until there is a listener. */
export async function listen(settings: Settings): Promise<Listening> {
  let current: RequestListener | null = null;
  const times = { headersTimeout: 5_000, requestTimeout: longestRequestMs, keepAliveTimeout: keepAliveMs };
  const server = createServer(times, (request, response) => {
    limitBodyTime(request);
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

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen on a port");
  return address.port;
}

export class PortTaken extends Error {}

const drainMs = 5_000;

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
  });
}
