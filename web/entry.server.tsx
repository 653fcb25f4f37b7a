import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
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
import type { PageHandle } from "./lib/page-handle.ts";
import { type PageRequest, pageRequest } from "./lib/request-context.ts";
import { RequestIdContext } from "./lib/request-id.ts";

// The server imports this from the page build. If it imported React Router directly, it would load a second copy.
export { createRequestHandler };

export function makeContext(request: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageRequest, request);
  return context;
}

/**
 * `path` may also be the path of a page's data, such as `/contact.data`. Layout routes have no path, so every page
 * route has its full path.
 */
export function takesForms({ routes }: ServerBuild, path: string): boolean {
  return Object.values(routes).some(
    (page) => page?.path && page.module.action && matchPath(page.path, path.replace(/\.data$/, "")),
  );
}

/** The whole document. Exported for the benchmark that compares our rendering with React's alone. */
export function pageTree(
  entryContext: EntryContext,
  url: string,
  { nonce, requestId }: Pick<PageRequest, "nonce" | "requestId">,
) {
  return (
    <RequestIdContext.Provider value={requestId}>
      <NonceContext.Provider value={nonce}>
        <ServerRouter context={entryContext} url={url} nonce={nonce} />
      </NonceContext.Provider>
    </RequestIdContext.Provider>
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
  const { nonce, requestId, shareFor } = context.get(pageRequest);
  shareFor(sharedForMs(entryContext));
  return new Promise((resolve, reject) => {
    let hasShell = false;
    const { pipe, abort } = renderToPipeableStream(pageTree(entryContext, request.url, { nonce, requestId }), {
      nonce,
      // Loaders have answered before this, so only code is waited for. Streamed parts would stay hidden without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        hasShell = true;
      },
      onAllReady() {
        const body = new PassThrough();
        headers.set("content-type", "text/html; charset=utf-8");
        text(body).then((html) => resolve(new Response(html, { status, headers })), reject);
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        if (hasShell) handleError(error, { request, context });
      },
    });
    setTimeout(abort, renderTimeoutMs + 1_000).unref();
  });
}

function sharedForMs({ staticHandlerContext: { matches, errors } }: EntryContext): number {
  // The router does not know the type of what a page exports as `handle`.
  const handle = matches.at(-1)?.route.handle as PageHandle | undefined;
  const isFailure = Object.values(errors ?? {}).some((error) => !isRouteErrorResponse(error) || error.status !== 404);
  return isFailure ? 0 : (handle?.sharedForMs ?? 0);
}

/** Reports an exception in a page once, with the request id. A 404 is an expected response, not a bug. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider | Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageRequest).reportBug(error);
}
