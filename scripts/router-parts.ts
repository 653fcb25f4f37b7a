import type { Plugin } from "vite";

/**
 * React Router cannot know at build time that we discover no routes later (`routeDiscovery` in react-router.config.ts) and
 * instrument nothing in the browser. Without the code for it, every page loads 2 KB less. If an update of React Router
 * imports something else from these files, the build fails.
 */
const unused: readonly { readonly path: string; readonly code: string }[] = [
  {
    path: "/react-router/dist/production/lib/dom/ssr/fog-of-war.js",
    code: `export const isFogOfWarEnabled = () => false;
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
// Only the server and React Server Components use these.
export const URL_LIMIT = 0, getManifestPath = null, getPathsWithAncestors = null, handleClientVersionMismatch = null;`,
  },
  {
    path: "/react-router/dist/production/lib/router/instrumentation.js",
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
// Only the server uses these.
export const instrumentHandler = null, instrumentationResultMetaContext = null;`,
  },
];

/** For the browser's bundle only. */
export function withoutUnusedRouterParts(): Plugin {
  return {
    name: "without-unused-router-parts",
    apply: "build",
    load: (id) => unused.find(({ path }) => id.endsWith(path))?.code ?? null,
  };
}
