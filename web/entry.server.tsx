import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  matchPath,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { NonceContext } from "./lib/nonce.ts";
import { type PageRequest, pageRequest } from "./lib/request-context.ts";

// The server reaches React Router only through these three: its own copy would be another build of the library.
export { createRequestHandler };

export function makeContext(request: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageRequest, request);
  return context;
}

/**
 * Whether the page at a path has an action. The path may be that of the page's data, such as `/contact.data`.
 * Layouts have no path, so every page carries its whole one.
 */
export function takesForms({ routes }: ServerBuild, path: string): boolean {
  return Object.values(routes).some(
    (page) => page?.path && page.module.action && matchPath(page.path, path.replace(/\.data$/, "")),
  );
}

const renderTimeoutMs = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageRequest);
  // A crawler gets the whole page at once; a person gets the shell first.
  const readyEvent = isbot(request.headers.get("user-agent") ?? "") ? "onAllReady" : "onShellReady";
  return new Promise((resolve, reject) => {
    let hasShell = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        [readyEvent]() {
          hasShell = true;
          const body = new PassThrough();
          headers.set("content-type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          if (hasShell) handleError(error, { request, context });
        },
      },
    );
    setTimeout(abort, renderTimeoutMs + 1_000).unref();
  });
}

/** A bug in a page is logged once, with the request id; a 404 is an answer, not a bug. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider | Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageRequest).reportBug(error);
}
