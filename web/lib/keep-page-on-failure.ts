import {
  createPath,
  type DataRouter,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";
import { importWithRetry, retryImports } from "./import-with-retry.ts";
import { clearLoadFailure, type LoadFailure, reportLoadFailure } from "./load-failure.ts";

type Results = Record<string, DataStrategyResult>;

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, Partial<Record<CodeFile, string>>> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}
const codeFiles = ["module", "clientActionModule", "clientLoaderModule", "clientMiddlewareModule"] as const;
type CodeFile = (typeof codeFiles)[number];

let router: DataRouter | null = null;
let isStaying = false;
const codeFailures = new Set<(error: unknown) => void>();

/** Call this once, after hydration. */
export function keepPageIn(hydrated: DataRouter): void {
  if (router === hydrated) return;
  router = hydrated;
  for (const route of hydrated.routes) waitForCode(route);
}

/**
 * If a route's code fails to load, the router loads a new document. Without a connection, that would be the browser's
 * error page.
 */
function waitForCode(route: DataRouter["routes"][number]): void {
  const { lazy, id } = route;
  if (typeof lazy === "object") {
    // Each part has another type, and is only called here.
    for (const [part, load] of Object.entries(lazy) as [string, (() => Promise<unknown>) | undefined][])
      if (load) Object.assign(lazy, { [part]: () => loadRouteCode(id).then(load) });
  }
  for (const child of route.children ?? []) waitForCode(child);
}

async function loadRouteCode(id: string): Promise<void> {
  const route = window.__reactRouterManifest?.routes[id];
  const files = codeFiles.flatMap((name) => route?.[name] ?? []);
  const load = () => Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  const [module] = await importWithRetry(load, (error) => {
    for (const tell of codeFailures) tell(error);
    codeFailures.clear();
    void openWhereServed(files[0] ?? "");
  });
  if (window.__reactRouterRouteModules) window.__reactRouterRouteModules[id] ??= module;
}

/** If the server responds but the file is missing, a newer version was deployed, so the page has to be loaded again. */
async function openWhereServed(file: string): Promise<void> {
  const wanted = router?.state.navigation.location;
  const isServed = await fetch(file, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isServed && wanted) location.assign(createPath(wanted));
}

/** After a failed load, the current page stays on screen and a message appears. */
export const keepPageOnFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  // This navigation leads to the current URL only to cancel the failed one, so there is nothing to load.
  if (isStaying) return {};
  retryImports();
  const results = await orCodeFailure(next());
  if (!router || router.state.errors || request.signal.aborted) return results;
  const failed = Object.values(results).find(({ type, result }) => type === "error" && isFailure(result));
  if (!failed) {
    if (request.method === "GET") clearLoadFailure();
    return results;
  }
  const { navigation, location } = router.state;
  const isRefresh = navigation.state === "idle" || navigation.location.pathname === location.pathname;
  const isAfterForm = navigation.state === "loading" && navigation.formMethod === "POST";
  if (navigation.state === "idle" || (isRefresh && isAfterForm)) {
    reportLoadFailure({ ...wordsOf(failed.result), url: new URL(request.url), retry: refresh });
    return {};
  }
  const wanted = navigation.location;
  const goThere = () =>
    void router?.navigate(createPath(wanted), {
      state: wanted.state,
      replace: navigation.historyAction !== "PUSH",
      preventScrollReset: isRefresh,
    });
  const isSent = navigation.state === "submitting" && navigation.formMethod !== "GET";
  reportLoadFailure({ ...wordsOf(failed.result), url: new URL(request.url), retry: isSent ? null : goThere });
  isStaying = true;
  // A page may have changed the query of its URL. After Back, the window already has the URL of the other page.
  const here = navigation.historyAction === "POP" ? location : { ...location, search: window.location.search };
  const stayed = router.navigate(createPath(here), { state: location.state, replace: true, preventScrollReset: true });
  void stayed.finally(() => {
    isStaying = false;
  });
  return results;
};

const refresh = () => void router?.revalidate();

/** Also fails if code fails to load, because a load that waits for missing code would never end. */
function orCodeFailure(loading: Promise<Results>): Promise<Results> {
  return new Promise((resolve, reject) => {
    const tell = (error: unknown) => resolve({ root: { type: "error", result: error } });
    codeFailures.add(tell);
    loading.then(resolve, reject).finally(() => codeFailures.delete(tell));
  });
}

/** Redirects and 404 are expected responses. */
function isFailure(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429;
}

function wordsOf(error: unknown): Pick<LoadFailure, "status" | "text"> {
  if (isRouteErrorResponse(error)) return { status: error.status, text: error.statusText };
  return { status: navigator.onLine && !(error instanceof TypeError) ? 500 : 0, text: "" };
}
